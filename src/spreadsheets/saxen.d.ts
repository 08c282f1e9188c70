declare module 'saxen' {
  type Decode = (text: string) => string;

  type Events = {
    readonly openTag: (
      name: string,
      getAttributes: () => Record<string, string>,
      decode: Decode,
      isSelfClosing: boolean,
    ) => void;
    readonly closeTag: (name: string, decode: Decode, isSelfClosing: boolean) => void;
    readonly text: (value: string) => void;
    readonly cdata: (value: string) => void;
    readonly error: (error: Error) => void;
  };

  export class Parser {
    on<Name extends keyof Events>(event: Name, handler: Events[Name]): this;
    parse(xml: string): this;
  }
}
