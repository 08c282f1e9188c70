import { changesBetween, recordAudit } from '#domain/audit/record-audit.ts';
import { writeValue } from '#domain/settings/stored-value.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { SettingsFields } from '#shared/audit-events.ts';
import type { BrandMerge } from '#shared/brand/brand-input.ts';
import { withChanges } from '#shared/changes.ts';
import { type DrawnIcons, drawIcons, drawLogo } from '#storage/draw-picture.ts';
import { type ImagesCtx, storeImageBytes } from '#storage/image-store.ts';
import { addressOf, BRAND_KEY, type Brand, type BrandIcons, getBrand, getBrandAnswer } from './get-brand.ts';

export type BrandChange = { readonly [Field in keyof Brand]?: Brand[Field] | undefined };

/**
 * Draws and stores new pictures of a brand, before the transaction. Values that are sent back as they were read are no
 * change. Rejects with `brand-picture-too-large`, `brand-picture-type`, `brand-icon-size`, and `image-invalid` for an
 * address that is not the picture's own.
 */
export async function prepareBrand(ctx: ImagesCtx, given: BrandMerge): Promise<BrandChange> {
  const { logo, logoDark, icon, ...words } = given;
  const stored = getBrandAnswer(ctx);
  const [newLogo, newLogoDark, newIcons] = await Promise.all([
    drawWhenNew('logo', logo, stored.logo, drawLogo),
    drawWhenNew('logoDark', logoDark, stored.logoDark, drawLogo),
    drawWhenNew('icon', icon, stored.icon, drawIcons),
  ]);
  // Files are written once every picture is known to be valid.
  const store = (bytes: Buffer) => storeImageBytes(ctx.imagesFolder, bytes);
  const { shortName, ...others } = words;
  return {
    ...others,
    ...(shortName === stored.shortName ? {} : { shortName }),
    logo: newLogo && store(newLogo),
    logoDark: newLogoDark && store(newLogoDark),
    icons: newIcons && storeIcons(newIcons, store),
  };
}

function storeIcons(drawn: DrawnIcons, store: (bytes: Buffer) => string): BrandIcons {
  return {
    16: store(drawn[16]),
    32: store(drawn[32]),
    180: store(drawn[180]),
    192: store(drawn[192]),
    512: store(drawn[512]),
    maskable: store(drawn.maskable),
  };
}

async function drawWhenNew<Drawn>(
  field: string,
  given: string | null | undefined,
  stored: string | null,
  draw: (dataUrl: string) => Promise<Drawn>,
): Promise<Drawn | null | undefined> {
  if (given === undefined || given === stored) return undefined;
  if (given === null) return null;
  try {
    if (!given.startsWith('data:')) throw new DomainError('image-invalid');
    return await draw(given);
  } catch (thrown) {
    throw thrown instanceof DomainError ? thrown.on(`brand.${field}`) : thrown;
  }
}

export function saveBrand(ctx: ActorCtx, change: BrandChange): void {
  inTransaction(ctx, (tx) => {
    const before = getBrand(tx);
    const after = withChanges(before, change);
    writeValue(tx, BRAND_KEY, after);
    recordAudit(tx, {
      type: 'settings.updated',
      group: 'brand',
      changes: changesBetween<SettingsFields>(forAudit(before), forAudit(after)),
    });
    tx.emit({ type: 'settings' });
  });
}

/** With names unique among settings; an icon by its largest file. */
function forAudit({ name, icons, ...brand }: Brand) {
  return { shopName: name, icon: icons && addressOf(icons[512]), ...brand };
}
