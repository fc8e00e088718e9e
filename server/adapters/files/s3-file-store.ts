import { createHash, createHmac } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { isFileName, type FileStore } from './file-store.ts'

export interface S3Options {
  /** Origin of the store, such as https://s3.example.com; buckets are the first part of its paths. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  clock: Clock
}

const TIMEOUT_MS = 15_000

/**
 * Files in a bucket of an S3-compatible store, signed with AWS Signature Version 4
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html). The bucket stays private: the server
 * reads files for the browser.
 */
export function createS3FileStore(options: S3Options): FileStore {
  const request = (method: 'GET' | 'PUT', name: string, bytes: Uint8Array, mime: string | null) => {
    const url = new URL(`/${options.bucket}/uploads/${name}`, options.endpoint)
    const headers = signS3({ method, url, bytes, mime, now: options.clock.now() }, options)
    return fetch(url, {
      method,
      headers,
      body: method === 'PUT' ? new Uint8Array(bytes) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  }
  return {
    async put(name, bytes, mime) {
      if (!isFileName(name)) throw new Error('not a name of ours')
      const answer = await request('PUT', name, bytes, mime)
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the file store answered ${answer.status}`)
    },
    async get(name) {
      if (!isFileName(name)) return null
      const answer = await request('GET', name, new Uint8Array(), null)
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
      await answer.body?.cancel()
      if (answer.status === 404) return null
      throw new Error(`the file store answered ${answer.status}`)
    },
  }
}

interface S3Request {
  method: 'GET' | 'PUT'
  url: URL
  bytes: Uint8Array
  mime: string | null
  now: Date
}

const sha256 = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: Uint8Array | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Headers of a signed request; the signature covers method, path, host, type, time and the bytes. */
export function signS3(
  { method, url, bytes, mime, now }: S3Request,
  { region, accessKeyId, secretAccessKey }: Pick<S3Options, 'region' | 'accessKeyId' | 'secretAccessKey'>,
): Record<string, string> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  const day = time.slice(0, 8)
  const type: Record<string, string> = mime === null ? {} : { 'content-type': mime }
  const own = { 'x-amz-content-sha256': sha256(bytes), 'x-amz-date': time }
  // fetch sends the host itself; the names have to stand in the order of the alphabet.
  const signed: Record<string, string> = { ...type, host: url.host, ...own }
  const names = Object.keys(signed).join(';')
  const canonical = [
    method,
    url.pathname,
    '',
    ...Object.entries(signed).map(([name, value]) => `${name}:${value}`),
    '',
    names,
    sha256(bytes),
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretAccessKey}`, day), region))
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex')
  return {
    ...type,
    ...own,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}
