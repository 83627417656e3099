import 'react';

declare module 'react' {
  /** Invoker commands, missing in React's types: a button that opens or closes a dialog. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    /** The dialog's id. */
    commandfor?: string;
  }
}
