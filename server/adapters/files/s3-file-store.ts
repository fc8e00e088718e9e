import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { MAX_IMAGE_BYTES } from '#src/contract/constants.ts'
import type { Clock } from '../../clock.ts'
import { CallError } from '../outgoing/call-error.ts'
import type { Target } from '../outgoing/outgoing.ts'
import { isFileName } from './file-store.ts'
import type { FileStore } from './file-store.ts'

export interface S3Options {
  target: Target
  /** Origin of the store, such as https://s3.example.com; buckets are the first part of its paths. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  clock: Clock
}

const TIMEOUT_MS = 15_000

/** Such as 20130524T000000Z. */
const signingTime = (clock: Clock): string =>
  clock
    .now()
    .toISOString()
    .replaceAll(/[-:]|\.\d{3}/g, '')

/** Files in a bucket of an S3-compatible store. The bucket stays private: the server reads files for the browser. */
export function createS3FileStore({ target, endpoint, bucket, clock, ...keys }: S3Options): FileStore {
  const signer = new AwsClient({ ...keys, service: 's3' })
  const request = async (
    name: string,
    init: { method: 'GET' | 'PUT'; body?: Uint8Array<ArrayBuffer>; mime?: string },
  ) => {
    const { method, body, mime } = init
    const hash = createHash('sha256').update(body ?? '')
    const signed = await signer.sign(new URL(`/${bucket}/uploads/${name}`, endpoint), {
      method,
      body: body ?? null,
      headers: { ...(mime && { 'content-type': mime }), 'x-amz-content-sha256': hash.digest('hex') },
      // Unless told so, the type of a file is not covered by the signature.
      aws: { datetime: signingTime(clock), allHeaders: true },
    })
    return target.call({
      url: signed.url,
      method,
      headers: Object.fromEntries(signed.headers),
      ...(body && { body }),
      timeoutMs: TIMEOUT_MS,
      tries: 1,
      maxBytes: 2 * MAX_IMAGE_BYTES,
      read: (bytes) => bytes,
    })
  }
  return {
    async put(name, bytes, mime) {
      if (!isFileName(name)) throw new Error('not a name of ours')
      await request(name, { method: 'PUT', body: new Uint8Array(bytes), mime })
    },
    async get(name) {
      if (!isFileName(name)) return null
      try {
        return await request(name, { method: 'GET' })
      } catch (error) {
        if (error instanceof CallError && error.status === 404) return null
        throw error
      }
    },
  }
}
