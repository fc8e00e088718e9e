import { typeOfFile } from '../adapters/files/file-store.ts'
import type { FileStore } from '../adapters/files/file-store.ts'

const PREFIX = '/uploads/'

export const isUploadPath = (pathname: string): boolean => pathname.startsWith(PREFIX)

/** An uploaded file under our own name. Opened on its own it may do nothing: no script, no frame, no guessing of its type. */
export async function serveUpload(files: FileStore, request: Request, pathname: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const name = pathname.slice(PREFIX.length)
  const type = typeOfFile(name)
  const bytes = type === null ? null : await files.get(name)
  if (type === null || bytes === null)
    return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      // A new picture has a new name.
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}
