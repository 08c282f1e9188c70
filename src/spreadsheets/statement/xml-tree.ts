import { type Attributes, walkXml } from '../xml.ts';

export type XmlNode = {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: XmlNode[];
  text: string;
};

/** Throws when the document is not well formed or is truncated. */
export function toTree(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open: XmlNode[] = [root];
  walkXml(xml, {
    open: (name, attributes) => {
      const node: XmlNode = { name, attributes, children: [], text: '' };
      open.at(-1)?.children.push(node);
      open.push(node);
    },
    close: (_name, text) => {
      const node = open.pop();
      if (node) node.text = text.trim();
    },
  });
  if (open.length !== 1) throw new Error('The document ends in the middle.');
  return root;
}

export function all(node: XmlNode | undefined, ...path: readonly string[]): XmlNode[] {
  return path.reduce(
    (nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
    node ? [node] : [],
  );
}

/** Inside any envelope, some levels deep. */
export function descendants(node: XmlNode, name: string, depth = 6): XmlNode[] {
  if (depth === 0) return [];
  return node.children.flatMap((child) =>
    child.name === name ? [child] : descendants(child, name, depth - 1),
  );
}

export function first(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  return all(node, ...path)[0];
}

export function textAt(node: XmlNode | undefined, ...path: readonly string[]): string {
  return first(node, ...path)?.text ?? '';
}
