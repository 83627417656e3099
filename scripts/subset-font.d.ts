declare module 'subset-font' {
  /** Its README has the options. */
  export default function subset(font: Buffer, text?: string, options?: object): Promise<Buffer>;
}
