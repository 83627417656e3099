import 'react';

declare module 'react' {
  /** Adds the attributes of invoker commands, which React's types lack: they let a button open or close a dialog. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    /** The id of the dialog. */
    commandfor?: string;
  }
}
