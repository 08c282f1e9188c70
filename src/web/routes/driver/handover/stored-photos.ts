import { client } from '#web/api.ts';
import { listStored, readStored, writeStored } from '#web/device/phone-memory.ts';
import { newKey } from '#web/new-key.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { showToast } from '#web/ui/toast.ts';

const FOLDER = 'photos/';
const ORPHAN_MS = 24 * 60 * 60_000;

const held = new Map<string, Blob>();

export async function storePhoto(photo: Blob): Promise<string> {
  const key = `${Date.now()}-${newKey()}`;
  held.set(key, photo);
  await writeStored(FOLDER + key, photo);
  return key;
}

export async function readPhoto(key: string): Promise<Blob | null> {
  const stored = held.get(key) ?? (await readStored(FOLDER + key));
  return stored instanceof Blob ? stored : null;
}

export async function forgetPhotos(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    held.delete(key);
    await writeStored(FOLDER + key, null);
  }
}

export async function sendPhotos(keys: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for (const key of keys) {
    const photo = await readPhoto(key);
    if (!photo) {
      showToast({ tone: 'error', message: texts.photoLost });
      continue;
    }
    const form = new FormData();
    form.set('image', photo, 'dera.jpg');
    names.push((await client.driver.orders.storePhoto.mutate(form)).photo);
  }
  return names;
}

export async function forgetOrphans(): Promise<void> {
  const old = (await listStored(FOLDER)).filter(
    (name) => Number.parseInt(name.slice(FOLDER.length), 10) < Date.now() - ORPHAN_MS,
  );
  if (old.length === 0) return;
  const referring = await Promise.all((await listReferring()).map(readStored));
  // An unreadable entry may refer to them.
  if (referring.includes(null)) return;
  const named = JSON.stringify(referring);
  await forgetPhotos(old.map((name) => name.slice(FOLDER.length)).filter((key) => !named.includes(key)));
}

async function listReferring(): Promise<string[]> {
  const folders = await Promise.all(['outbox/', 'conflicts/', 'handover/'].map(listStored));
  return folders.flat();
}
