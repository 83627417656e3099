import 'react';

declare module 'react' {
  /** Invoker commands, which React's types do not know yet: a button that opens or closes a dialog. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    /** The dialog's id. */
    commandfor?: string;
  }
}
