import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

interface Keys {
  region: string
  accessKeyId: string
  secret: string
}

const sha256 = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: Uint8Array | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/**
 * What a store finds wrong with the signature of a request, or null, by AWS Signature Version 4
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */
export function signatureProblem(
  {
    method = '',
    url = '',
    headers,
  }: { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders },
  bytes: Uint8Array,
  { region, accessKeyId, secret }: Keys,
): string | null {
  const [, scope = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]*), ?SignedHeaders=([^,]*), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const time = String(headers['x-amz-date'])
  const day = time.slice(0, 8)
  if (scope !== `${accessKeyId}/${day}/${region}/s3/aws4_request`) return 'scope'
  const names = signed.split(';')
  const covered = ['host', 'x-amz-content-sha256', 'x-amz-date', ...(method === 'PUT' ? ['content-type'] : [])]
  if (!covered.every((name) => names.includes(name))) return 'not all of it is signed'
  if (headers['x-amz-content-sha256'] !== sha256(bytes)) return 'bytes'
  const canonical = [
    method,
    url,
    '',
    ...names.map((name) => `${name}:${String(headers[name])}`),
    '',
    signed,
    sha256(bytes),
  ].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day))
  const text = ['AWS4-HMAC-SHA256', time, scope.slice(accessKeyId.length + 1), sha256(canonical)].join('\n')
  return hmac(key, text).toString('hex') === signature ? null : 'signature'
}
