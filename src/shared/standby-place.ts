export type StandbyPlace =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'sftp'; readonly host: string; readonly user: string; readonly path: string }
  | { readonly kind: 's3'; readonly bucket: string; readonly path: string };

export type StandbyAccess = {
  readonly keyFile: string | null;
  /** Host key of the other machine, as `ssh-ed25519 AAAA…`; null where only `known_hosts` has it. */
  readonly hostKey: string | null;
  readonly endpoint: string | null;
  readonly environment: Readonly<Record<string, string>>;
};

export type StandbySettings = StandbyAccess & { readonly place: StandbyPlace };

/**
 * Parses `/mnt/disk`, `sftp://user@host/path` or `s3://bucket/path`; null otherwise. A password in an address is
 * rejected: access is by key.
 */
export function parseStandbyPlace(text: string): StandbyPlace | null {
  if (!text.includes('://')) return text === '' ? null : { kind: 'folder', path: text };
  if (!URL.canParse(text)) return null;
  const { protocol, username: user, password, host, pathname, search, hash } = new URL(text);
  const path = decodeURIComponent(pathname).replace(/\/+$/, '');
  if (password !== '' || search !== '' || hash !== '' || host === '') return null;
  if (protocol === 'sftp:' && user !== '' && path !== '') return { kind: 'sftp', host, user, path };
  if (protocol === 's3:' && user === '') return { kind: 's3', bucket: host, path: path.replace(/^\/+/, '') };
  return null;
}

export function standbyAddress(place: StandbyPlace): string {
  switch (place.kind) {
    case 'folder':
      return place.path;
    case 'sftp':
      return `sftp://${place.user}@${place.host}${place.path}`;
    case 's3':
      return `s3://${place.bucket}/${place.path}`;
  }
}
