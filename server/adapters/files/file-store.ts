/** Where uploaded files are kept. Names are ours: 22 or more random characters with an ending, never what a person typed. */
export interface FileStore {
  /** Keeps a new file. @throws Error when it cannot be kept; nothing half written is ever served. */
  put(name: string, bytes: Uint8Array, mime: string): Promise<void>
  /** The bytes of a file, or null when there is none of this name. @throws Error when the store does not answer. */
  get(name: string): Promise<Uint8Array<ArrayBuffer> | null>
}

const FILE_NAME = /^[\w-]{22,64}\.(?:png|jpg|webp)$/

/** True for a name that we could have given: it has no folder in it. */
export const isFileName = (name: string): boolean => FILE_NAME.test(name)

/** The only kinds that are kept and served: ending and media type. */
const FILE_TYPES = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const

/** The media type of a name of ours; null for any other name. */
export function typeOfFile(name: string): string | null {
  const ending = name.split('.')[1] ?? ''
  return isFileName(name) && (ending === 'png' || ending === 'jpg' || ending === 'webp') ? FILE_TYPES[ending] : null
}
