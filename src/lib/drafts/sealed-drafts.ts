import { days } from '#src/contract/rules/time.ts'
import { logFailure } from '../log.ts'

/**
 * What one person typed and the server does not have yet, kept on this device over the end of the browser. It is encrypted by a
 * key that the browser uses and never shows, and bound to its owner: for anybody else it does not open, and goes.
 */

const NAME = 'drafts'
const STORE = 'sealed'
/** A form that was left for longer is begun again. */
const KEPT_MS = days(30)

interface Sealed {
  key: CryptoKey
  iv: Uint8Array<ArrayBuffer>
  box: ArrayBuffer
  at: number
}

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser keeps no drafts'))
  })

async function withStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await asked(opening)
  try {
    return await asked(act(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

/** `part`: what is kept by itself, a form or the answers of one application. */
const sealing = (owner: number, part: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${owner}:${part}`),
})

async function seal(owner: number, part: string, draft: unknown): Promise<void> {
  // A new key for each draft: an old one opens nothing that comes after it.
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(draft))
  const box = await crypto.subtle.encrypt(sealing(owner, part, iv), key, text)
  const sealed: Sealed = { key, iv, box, at: Date.now() }
  await withStore('readwrite', (store) => store.put(sealed, part))
}

async function open(owner: number, part: string): Promise<unknown> {
  const sealed = (await withStore('readonly', (store) => store.get(part))) as Sealed | undefined
  if (!sealed) return null
  if (Date.now() - sealed.at > KEPT_MS) throw new Error('too old')
  const text = await crypto.subtle.decrypt(sealing(owner, part, sealed.iv), sealed.key, sealed.box)
  return JSON.parse(new TextDecoder().decode(text)) as unknown
}

const canKeep = () => 'indexedDB' in globalThis && globalThis.crypto?.subtle !== undefined

let last: Promise<unknown> = Promise.resolve()
/** One after the other, so that what was typed last is what is kept. A browser that keeps nothing loses no more than before. */
function inTurn<T>(act: () => Promise<T>, without: T): Promise<T> {
  if (!canKeep()) return Promise.resolve(without)
  const turn = last.then(act).catch((error: unknown) => {
    logFailure('a draft was not kept on this device', error)
    return without
  })
  last = turn
  return turn
}

export const sealedDrafts = {
  keep: (owner: number, part: string, draft: unknown): Promise<void> =>
    inTurn(() => seal(owner, part, draft), undefined),
  /** Null where there is none of this person; with what is another's, or too old, everything is gone after the look. */
  read: (owner: number, part: string): Promise<unknown> =>
    inTurn(
      () =>
        open(owner, part).catch(async () => {
          await withStore('readwrite', (store) => store.clear())
          return null
        }),
      null,
    ),
  forget: (part: string): Promise<void> =>
    inTurn(async () => void (await withStore('readwrite', (store) => store.delete(part))), undefined),
  forgetAll: (): Promise<void> =>
    inTurn(async () => void (await withStore('readwrite', (store) => store.clear())), undefined),
}
