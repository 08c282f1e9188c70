import * as fruit from './fruit.ts';
import * as sweets from './sweets.ts';

export interface Flavour {
  /** Of the cream, filling or sauce itself. */
  colour: string;
  /** Of the print on the label, dark enough for a white mark. */
  print: string;
  ingredient: fruit.Ingredient;
}

export const flavours = {
  chocolate: { colour: '#6A3D26', print: '#5A3120', ingredient: sweets.chocolate },
  'dark-chocolate': { colour: '#45261A', print: '#3B2018', ingredient: sweets.chocolateOf('#41241A') },
  'milk-chocolate': { colour: '#8C5734', print: '#7C4A2B', ingredient: sweets.chocolateOf('#8C5734') },
  'white-chocolate': { colour: '#F7EBCF', print: '#C79A4B', ingredient: sweets.chocolateOf('#F1E2BE') },
  hazelnut: { colour: '#A66B3C', print: '#8A5228', ingredient: sweets.hazelnut },
  almond: { colour: '#E2BF8B', print: '#A86A35', ingredient: sweets.almond },
  pistachio: { colour: '#B3C56B', print: '#7C9440', ingredient: sweets.pistachio },
  vanilla: { colour: '#F8E7B0', print: '#D9A93B', ingredient: sweets.vanilla },
  caramel: { colour: '#CE8A35', print: '#B06D1E', ingredient: sweets.caramel },
  coffee: { colour: '#9B6A46', print: '#6E4227', ingredient: sweets.coffee },
  biscuit: { colour: '#D2A064', print: '#A8703A', ingredient: sweets.biscuit },
  coconut: { colour: '#FFFAF0', print: '#6E9FA8', ingredient: fruit.coconut },
  milk: { colour: '#FFFBF2', print: '#5B8DB8', ingredient: sweets.milk },
  strawberry: { colour: '#E8647A', print: '#D23A55', ingredient: fruit.strawberry },
  raspberry: { colour: '#CF3560', print: '#B0224B', ingredient: fruit.raspberry },
  cherry: { colour: '#A82038', print: '#8F1730', ingredient: fruit.cherry },
  blueberry: { colour: '#6B5FA8', print: '#46508F', ingredient: fruit.blueberry },
  apricot: { colour: '#F2A54A', print: '#E0812A', ingredient: fruit.apricot },
  lemon: { colour: '#F8DC5E', print: '#DDAA15', ingredient: fruit.lemon },
  orange: { colour: '#F39A35', print: '#DE7413', ingredient: fruit.orange },
  apple: { colour: '#D9CE74', print: '#7BA334', ingredient: fruit.apple },
  banana: { colour: '#FAE69A', print: '#D5A520', ingredient: fruit.banana },
  mint: { colour: '#BFE3CF', print: '#4F9A78', ingredient: fruit.mint },
  bubblegum: { colour: '#9ED4EE', print: '#4F9FCB', ingredient: sweets.bubble },
  wheat: { colour: '#F6E9CE', print: '#C0852C', ingredient: sweets.wheat },
  corn: { colour: '#F8DC7E', print: '#D59A1C', ingredient: sweets.corn },
} as const satisfies Record<string, Flavour>;

export type FlavourName = keyof typeof flavours;
