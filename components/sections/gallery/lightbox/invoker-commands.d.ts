import 'react';

declare module 'react' {
  /** React's types lack invoker commands, the attributes with which a button opens or closes a dialog. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    /** The id of the dialog. */
    commandfor?: string;
  }
}
