import 'react';

declare module 'react' {
  /** Adds the attributes of invoker commands, by which a button opens or closes a dialog. React's types lack them. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    /** The id of the dialog. */
    commandfor?: string;
  }
}
