/** `valueE4 × part ÷ whole`, rounded half away from zero; bigint, because the product may exceed safe integers. */
export function shareOf(valueE4: number, part: number, whole: number): number {
  const product = BigInt(valueE4) * BigInt(part);
  const divisor = BigInt(whole);
  const magnitude = product < 0n ? -product : product;
  const rounded = Number((2n * magnitude + divisor) / (2n * divisor));
  return product < 0n ? -rounded : rounded;
}

export function e4ToCents(valueE4: number): number {
  return shareOf(valueE4, 1, 100);
}
