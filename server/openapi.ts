import type { Schema, SchemaFieldDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup'
import { canOpen } from '#src/contract/access.ts'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import type { EndpointRow, UploadForm } from '#src/contract/endpoints/endpoint.ts'
import { WEBHOOK_BODIES } from '#src/contract/entities/integration/partner-integration.ts'
import type { WebhookEvent } from '#src/contract/entities/integration/partner-integration.ts'
import { ERRORS } from '#src/contract/errors.ts'
import { pathTo } from '#src/contract/path-to.ts'
import type { JsonType } from '#src/contract/rules/json-type.ts'
import { SIGNATURE_HEADER } from './adapters/webhooks/webhook-signature.ts'
import type { Mode } from './env.ts'

type Json = Record<string, unknown>

const MEDIA = {
  json: ['application/json'],
  csv: ['text/csv'],
  table: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  pdf: ['application/pdf'],
  zip: ['application/zip'],
} as const

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

/** Why a call is refused with this status. */
const REFUSALS = {
  400: 'The request cannot be read: not JSON, or an unknown or repeated parameter.',
  401: 'Nobody is signed in, the session has ended, or the API key is not valid.',
  403: 'Signed in, but this is not for this role, right, scope or origin.',
  404: 'It does not exist, or it is somebody else\u2019s.',
  409: 'It cannot be done as things stand now; the message says why.',
  413: 'The body is too large.',
  415: 'The body is of another type than described.',
  422: 'A value is not accepted; `errors` names the fields and the remedies.',
  429: 'Too often; Retry-After says when to come back.',
  500: 'The server failed. What was sent is not known to have been done.',
  503: 'Something that this call needs does not answer; Retry-After says when to come back.',
} as const
type RefusalStatus = keyof typeof REFUSALS

const refusal = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

/** The statuses with which a call may be refused, by what its row asks for. */
function refusalsOf(row: EndpointRow): RefusalStatus[] {
  const sends = Boolean(row.body ?? row.upload ?? row.bodyKind)
  const may: Record<RefusalStatus, boolean> = {
    400: true,
    401: row.area !== 'public' || row.scope !== undefined || row.limit === 'login' || row.limit === 'webhook',
    403: row.area !== 'public' || row.method === 'POST' || row.scope !== undefined,
    404: true,
    409: row.method === 'POST' || row.area === 'customer',
    413: sends,
    415: sends,
    422: sends || row.query !== undefined || row.params !== undefined,
    429: true,
    500: true,
    503: true,
  }
  return Object.entries(may)
    .filter(([, is]) => is)
    .map(([status]) => Number(status) as RefusalStatus)
}

/** OpenAPI 3.1 of the calls that exist in this run mode, made from the rows that the server itself runs on. */
export function describeApi(rows: Readonly<Record<string, EndpointRow>>, mode: Mode): Json {
  const paths: Record<string, Json> = {}
  for (const [key, row] of Object.entries(rows)) {
    if (row.modes && !row.modes.some((each) => each === mode)) continue
    const operations = (paths[row.path] ??= {})
    operations[row.method.toLowerCase()] = describeRow(key, row)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'CreditLane',
      version: '1',
      description: 'Errors are { message, code, errors? }.',
      license: { name: 'All rights reserved', url: pathTo('termsOfUse') },
    },
    servers: [{ url: '/' }],
    paths,
    webhooks: describeWebhooks(),
    components: {
      schemas: { Error: ERROR_SCHEMA },
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, why]) => [`Refused${status}`, refusal(why)]),
      ),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'Half a credential: accepted only with the HttpOnly cookie that it was minted with.',
        },
        partnerKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key of a partner, clk_live_... or clk_test_...; each call names the scope that it needs.',
        },
        webhookSignature: {
          type: 'apiKey',
          in: 'header',
          name: SIGNATURE_HEADER,
          description: 'HMAC-SHA256 of what is sent, with the signing secret that was shown when the webhook was made.',
        },
      },
    },
  }
}

const WEBHOOK_SUMMARIES: Record<WebhookEvent, string> = {
  'lead.created': 'A lead of yours was taken in',
  'lead.applied': 'Somebody you brought has applied',
  'lead.disbursed': 'A loan of a lead of yours was paid out',
  'lead.lost': 'A lead of yours has come to nothing',
  'lead.not_counted': 'Somebody you handed in said no, did not come in time, or came by another first',
  'payout.approved': 'A statement of yours was approved',
}

/** What partners' own webhooks are told, signed. */
const describeWebhooks = (): Json =>
  Object.fromEntries(
    Object.entries(WEBHOOK_BODIES).map(([event, schema]) => [
      event,
      {
        post: {
          operationId: event,
          summary: WEBHOOK_SUMMARIES[event as WebhookEvent],
          security: [{ webhookSignature: [] }],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toJsonSchema(describeSchema(schema)) } },
          },
          responses: {
            '2XX': { description: 'Taken.' },
            '4XX': { description: 'Not taken: it is sent again for about a day.' },
            default: { description: 'Not taken: it is sent again for about a day.' },
          },
        },
      },
    ]),
  )

function describeRow(key: string, row: EndpointRow): Json {
  const roles =
    row.area === 'admin'
      ? ADMIN_ROLES.filter((role) => !row.pages || row.pages.some((page) => canOpen(role, page)))
      : undefined
  return {
    operationId: key,
    summary: row.summary,
    'x-area': row.area,
    ...(roles ? { 'x-roles': roles } : {}),
    'x-masquerade': row.masquerade,
    ...(row.owner ? { 'x-owner': row.owner } : {}),
    ...(row.scope ? { 'x-scope': row.scope } : {}),
    security: row.scope ? [{ partnerKey: [] }] : row.area === 'public' ? [] : [{ bearer: [] }],
    parameters: [...describeParameters(row.params, 'path'), ...describeParameters(row.query, 'query')],
    ...(row.body
      ? {
          requestBody: {
            required: !row.emptyBody,
            content: { 'application/json': { schema: toJsonSchema(describeSchema(row.body)) } },
          },
        }
      : {}),
    ...(row.upload
      ? { requestBody: { required: true, content: { 'multipart/form-data': { schema: describeUpload(row.upload) } } } }
      : {}),
    responses: {
      200: {
        description: 'Done',
        content: Object.fromEntries(
          MEDIA[row.answerKind ?? 'json'].map((media) => [
            media,
            { schema: toJsonSchema(describeSchema(row.response)) },
          ]),
        ),
      },
      ...Object.fromEntries(
        refusalsOf(row).map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
      ),
    },
  }
}

function describeUpload({ file, fields }: UploadForm): Json {
  const schema = toJsonSchema(describeSchema(fields))
  return {
    ...schema,
    properties: { ...(schema.properties as Json), [file]: { type: 'string', format: 'binary' } },
    required: [...(schema.required as string[]), file],
  }
}

function describeParameters(schema: Schema | undefined, where: 'path' | 'query'): Json[] {
  const description = schema ? describeSchema(schema) : undefined
  if (!description || !isObject(description)) return []
  return Object.entries(description.fields).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || isRequired(field),
    schema: toJsonSchema(field),
  }))
}

const describeSchema = (schema: Schema): SchemaFieldDescription => schema.describe()

const isObject = (field: SchemaFieldDescription): field is SchemaObjectDescription => 'fields' in field
const isList = (field: SchemaFieldDescription): field is SchemaInnerTypeDescription => 'innerType' in field
const isRequired = (field: SchemaFieldDescription): boolean => !('optional' in field) || !field.optional

function toJsonSchema(field: SchemaFieldDescription): Json {
  const schema: Json = {}
  const nullable = 'nullable' in field && field.nullable
  const types = JSON_TYPES.includes(field.type) ? [field.type] : typesByTest(field)
  if (types.length > 0) schema.type = nullable ? [...types, 'null'] : types.length === 1 ? types[0] : types
  if ('oneOf' in field && field.oneOf.length > 0) schema.enum = nullable ? [...field.oneOf, null] : field.oneOf
  if ('tests' in field) for (const test of field.tests) Object.assign(schema, constraint(field.type, test))
  if (isObject(field)) {
    const entries = Object.entries(field.fields)
    schema.properties = Object.fromEntries(entries.map(([name, inner]) => [name, toJsonSchema(inner)]))
    schema.required = entries.filter(([, inner]) => isRequired(inner)).map(([name]) => name)
    schema.additionalProperties = false
  }
  if (isList(field) && field.innerType && !Array.isArray(field.innerType)) schema.items = toJsonSchema(field.innerType)
  return schema
}

/** Of a value that is known by a test alone: its rule says what it may be (rules/json-type.ts). */
const typesByTest = (field: SchemaFieldDescription): readonly string[] =>
  ('meta' in field && (field.meta as Partial<JsonType> | undefined)?.jsonType) || []

const JSON_TYPES: readonly string[] = ['string', 'number', 'boolean', 'object', 'array']

function constraint(
  type: string,
  test: { name?: string | undefined; params?: Record<string, unknown> | undefined },
): Json {
  const params = test.params ?? {}
  const text = type === 'string'
  switch (test.name) {
    case 'min':
      return { [text ? 'minLength' : 'minimum']: params.min }
    case 'max':
      return { [text ? 'maxLength' : 'maximum']: params.max }
    case 'integer':
      return { type: 'integer' }
    case 'matches':
      return params.regex instanceof RegExp ? { pattern: params.regex.source } : {}
    default:
      return {}
  }
}
