import type { inferOutput } from '@trpc/tanstack-react-query';
import { useRef, useState } from 'react';
import { MAX_PICTURES_AT_ONCE } from '#shared/inputs/picture-inputs.ts';
import { type api, client } from '#web/api.ts';
import { refreshAfter } from '#web/cache/refresh-after.ts';
import { errorText } from '#web/error-text.ts';
import { ImageProblem, prepareImage, toImageForm } from '#web/routes/admin/product-form/prepare-image.ts';
import { listPictures, MAX_ZIP_BYTES, takePicture, UnreadableZip, type ZipPicture } from './read-zip.ts';
import { type PictureOutcome, picturesTexts as texts } from './texts.ts';

type Matched = inferOutput<typeof api.admin.products.matchPictures>[number];

export type PictureRow = Pick<Matched, 'product'> & {
  readonly row: number;
  readonly picture: ZipPicture;
  readonly outcome: PictureOutcome;
};

type SetPicture = inferOutput<typeof api.admin.products.setPictures>['before'][number];

type State =
  | { readonly phase: 'empty' | 'reading'; readonly refusal: string | null }
  | { readonly phase: 'ready'; readonly file: string; readonly rows: readonly PictureRow[] }
  | { readonly phase: 'taking'; readonly done: number; readonly total: number }
  | {
      readonly phase: 'done';
      readonly before: readonly SetPicture[];
      readonly taken: number;
      readonly faults: readonly string[];
      readonly isStopped: boolean;
    };

const EMPTY: State = { phase: 'empty', refusal: null };

/** Assigned in batches, so that few pictures are on the server without a product. */
const CHUNK = 20;

/**
 * The browser reads the zip and sends its pictures one by one, reduced as in the product's form: nothing large reaches
 * the server, and pictures sent before a failure are kept.
 */
export function usePictures() {
  const [state, setState] = useState<State>(EMPTY);
  const zip = useRef<Uint8Array | null>(null);
  const isStopped = useRef(false);
  const close = () => {
    zip.current = null;
    setState(EMPTY);
  };
  const open = async (file: File) => {
    setState({ phase: 'reading', refusal: null });
    try {
      if (file.size > MAX_ZIP_BYTES) throw new UnreadableZip('too-large');
      zip.current = new Uint8Array(await file.arrayBuffer());
      setState({ phase: 'ready', file: file.name, rows: await match(listPictures(zip.current)) });
    } catch (error) {
      zip.current = null;
      const refusal =
        error instanceof UnreadableZip ? texts.unreadable[error.reason] : errorText(error, texts.notMatched);
      setState({ phase: 'empty', refusal });
    }
  };
  const take = async (rows: readonly PictureRow[]) => {
    const bytes = zip.current;
    if (!bytes) return;
    isStopped.current = false;
    const before: SetPicture[] = [];
    const faults: string[] = [];
    let taken = 0;
    setState({ phase: 'taking', done: 0, total: rows.length });
    for (let at = 0; at < rows.length && !isStopped.current; at += CHUNK) {
      const chunk = rows.slice(at, at + CHUNK);
      const onEach = (done: number) => setState({ phase: 'taking', done: at + done, total: rows.length });
      const result = await takeChunk(bytes, chunk, onEach);
      before.push(...result.before);
      faults.push(...result.faults);
      taken += result.taken;
      if (result.isBroken) isStopped.current = true;
    }
    zip.current = null;
    refreshAfter('catalog');
    setState({ phase: 'done', before, taken, faults, isStopped: isStopped.current });
  };
  return { state, open, take, close, stop: () => (isStopped.current = true) };
}

async function match(pictures: readonly ZipPicture[]): Promise<PictureRow[]> {
  const matched = await client.admin.products.matchPictures.mutate({
    names: pictures.map(({ name }) => name),
  });
  return pictures.map((picture, at) => {
    const { product = null, isTaken = false } = matched[at] ?? {};
    return { row: at + 1, picture, product, outcome: outcomeOf(picture, product, isTaken) };
  });
}

function outcomeOf(
  { isTooLarge }: ZipPicture,
  product: Matched['product'],
  isTaken: boolean,
): PictureOutcome {
  if (product === null) return 'unknown';
  if (isTooLarge) return 'too-large';
  if (!isTaken) return 'second';
  return product.image === null ? 'new' : 'replaces';
}

type Chunk = {
  readonly before: readonly SetPicture[];
  readonly faults: readonly string[];
  readonly taken: number;
  /** The server was unreachable, or rejected everything. */
  readonly isBroken: boolean;
};

async function takeChunk(
  bytes: Uint8Array,
  rows: readonly PictureRow[],
  onEach: (done: number) => void,
): Promise<Chunk> {
  const faults: string[] = [];
  const pictures: { productId: number; image: string }[] = [];
  try {
    for (const [at, { picture, product }] of rows.entries()) {
      if (product) {
        const image = await store(bytes, picture).catch((error: unknown) => {
          if (!(error instanceof ImageProblem)) throw error;
          faults.push(texts.failed(picture.name, error.message));
          return null;
        });
        if (image !== null) pictures.push({ productId: product.id, image });
      }
      onEach(at + 1);
    }
    if (pictures.length === 0) return { before: [], faults, taken: 0, isBroken: false };
    const { before } = await client.admin.products.setPictures.mutate({ pictures });
    return { before, faults, taken: pictures.length, isBroken: false };
  } catch (error) {
    return { before: [], faults: [...faults, errorText(error, texts.notTaken)], taken: 0, isBroken: true };
  }
}

async function store(bytes: Uint8Array, picture: ZipPicture): Promise<string> {
  const dataUrl = await prepareImage(takePicture(bytes, picture));
  return (await client.admin.products.storeImage.mutate(toImageForm(dataUrl))).image;
}

/** Later ones first: a product may have been changed twice. */
export async function undoPictures(before: readonly SetPicture[]): Promise<void> {
  const pictures = before.toReversed();
  for (let at = 0; at < pictures.length; at += MAX_PICTURES_AT_ONCE) {
    await client.admin.products.setPictures.mutate({
      pictures: pictures.slice(at, at + MAX_PICTURES_AT_ONCE),
    });
  }
  refreshAfter('catalog');
}
