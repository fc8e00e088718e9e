import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'

/** Only these kinds of file are ever served; a stray source map or archive in the folder stays inside. */
const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.webp': 'image/webp',
    '.ico': 'image/x-icon',
    '.woff2': 'font/woff2',
    '.json': 'application/json',
    '.webmanifest': 'application/manifest+json',
    '.txt': 'text/plain; charset=utf-8',
    '.mp4': 'video/mp4',
    '.vtt': 'text/vtt; charset=utf-8',
  }),
)
const HASHED = /^\/assets\/|\.[0-9a-f]{8}\.\w+$/
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

export type StaticFiles = (path: string, request: Request) => Response | null

/** The files of a built client. The list is made once, so that a path is looked up and never opened. */
export function loadStaticFiles(folder: string): StaticFiles {
  const paths = new Set(listFiles(folder, ''))
  const contents = new Map<string, Buffer<ArrayBuffer>>()
  const read = (path: string): Buffer<ArrayBuffer> => {
    const bytes = contents.get(path) ?? Buffer.from(readFileSync(join(folder, path)))
    contents.set(path, bytes)
    return bytes
  }
  return (path, request) => {
    const type = TYPES.get(extname(path))
    if (!type || !paths.has(path)) return null
    const accepted = acceptedEncodings(request.headers)
    const packed = ENCODINGS.find(([name, suffix]) => accepted.has(name) && paths.has(path + suffix))
    const headers = new Headers({
      'content-type': type,
      vary: 'accept-encoding',
      'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    })
    if (packed) headers.set('content-encoding', packed[0])
    return new Response(read(packed ? path + packed[1] : path), { headers })
  }
}

export function acceptedEncodings(headers: Headers): Set<string> {
  const entries = (headers.get('accept-encoding') ?? '').toLowerCase().split(',')
  return new Set(
    entries.filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry)).map((entry) => (entry.split(';')[0] ?? '').trim()),
  )
}

function listFiles(folder: string, prefix: string): string[] {
  return readdirSync(join(folder, prefix)).flatMap((name) => {
    const path = `${prefix}/${name}`
    return statSync(join(folder, path)).isDirectory() ? listFiles(folder, path) : [path]
  })
}
