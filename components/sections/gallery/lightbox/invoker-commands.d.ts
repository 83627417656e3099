import 'react';

declare module 'react' {
  /**
   * Adds the attributes with which a button opens or closes a dialog (invoker commands), because React's types lack
   * them.
   */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    /** The id of the dialog. */
    commandfor?: string;
  }
}
