import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/**
 * Secrets at rest. Personal data is sealed under the customer's own data key, so that destroying that one key makes
 * all of it unreadable; whatever belongs to nobody in particular is sealed under the master key.
 * `aad` names the place of the value (such as `customers.phone_enc:100001`): text moved elsewhere does not open.
 */
export interface Vault {
  /** A new random data key, wrapped by the master key: store it as it is. */
  newDataKey(): string
  seal(dataKey: string, text: string, aad: string): string
  /** @throws Error when the text was changed, moved or sealed under another key. */
  open(dataKey: string, sealed: string, aad: string): string
  sealShared(text: string, aad: string): string
  openShared(sealed: string, aad: string): string
  /** Blind index: equal texts of one kind give equal hex, and nobody without the key can tell which text. */
  index(kind: string, normalisedText: string): string
  /** SHA-256 hex of a random token: a stored hash is no credential. */
  hashToken(token: string): string
}

const KEY_ID = 'k1'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Random bytes are asked for in a lot: a call costs as much as the sealing of a row. Each is given out once. */
const lot = { bytes: Buffer.alloc(0), used: 0 }
const LOT_BYTES = 256 * IV_BYTES

function newIv(): Buffer {
  if (lot.used >= lot.bytes.length) Object.assign(lot, { bytes: randomBytes(LOT_BYTES), used: 0 })
  lot.used += IV_BYTES
  return lot.bytes.subarray(lot.used - IV_BYTES, lot.used)
}

function encrypt(key: Buffer, plain: Buffer, aad: string): string {
  const iv = newIv()
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(aad))
  const body = cipher.update(plain)
  // This mode gives out everything at once: what is left is the tag alone.
  cipher.final()
  return `${KEY_ID}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
}

function decrypt(key: Buffer, sealed: string, aad: string): Buffer {
  const [keyId, text] = sealed.split('.')
  const raw = Buffer.from(text ?? '', 'base64url')
  if (keyId !== KEY_ID || raw.length < IV_BYTES + TAG_BYTES) throw new Error('sealed text is damaged')
  const decipher = createDecipheriv('aes-256-gcm', key, raw.subarray(0, IV_BYTES))
  decipher.setAAD(Buffer.from(aad))
  decipher.setAuthTag(raw.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    const plain = decipher.update(raw.subarray(IV_BYTES + TAG_BYTES))
    decipher.final()
    return plain
  } catch {
    throw new Error('sealed text is damaged')
  }
}

/** @param secretKey the deployment's SECRET_KEY; every other key is derived from it. */
export function createVault(secretKey: string): Vault {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secretKey, 'creditlane', use, 32))
  const wrapping = derive('wrap data keys')
  const shared = derive('shared values')
  const indexing = derive('blind index')
  // The fields of a row are opened one after the other under one key.
  let last: { dataKey: string; key: Buffer } | null = null
  const unwrap = (dataKey: string): Buffer => {
    if (last?.dataKey !== dataKey) last = { dataKey, key: decrypt(wrapping, dataKey, 'data key') }
    return last.key
  }

  return {
    newDataKey: () => encrypt(wrapping, randomBytes(32), 'data key'),
    seal: (dataKey, text, aad) => encrypt(unwrap(dataKey), Buffer.from(text), aad),
    open: (dataKey, sealed, aad) => decrypt(unwrap(dataKey), sealed, aad).toString(),
    sealShared: (text, aad) => encrypt(shared, Buffer.from(text), aad),
    openShared: (sealed, aad) => decrypt(shared, sealed, aad).toString(),
    index: (kind, text) => createHmac('sha256', indexing).update(`${kind}\u0000${text}`).digest('hex'),
    hashToken: (token) => createHash('sha256').update(token).digest('hex'),
  }
}

/** 256 random bits as URL-safe text. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Opaque identity such as `app_…`: 128 random bits behind a readable prefix. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('base64url')}`

/** Compares two hashes without telling by the time taken where they differ. */
export function sameHash(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
