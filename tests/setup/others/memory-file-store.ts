import type { FileStore } from '#server/adapters/files/file-store.ts'

/** Files that end with the test. */
export function createMemoryFileStore(): FileStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    put: async (name, bytes) => void files.set(name, new Uint8Array(bytes)),
    get: async (name) => files.get(name) ?? null,
  }
}
