import type { Schema, SchemaFieldDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup'
import { ADMIN_ROLES, canOpen } from '#src/contract/access.ts'
import type { EndpointRow, UploadForm } from '#src/contract/endpoints/endpoint.ts'
import { WEBHOOK_BODIES } from '#src/contract/entities/partner-integration.ts'
import { ERRORS } from '#src/contract/errors.ts'
import type { Mode } from './env.ts'

type Json = Record<string, unknown>

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
  },
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
    info: { title: 'CreditLane', version: '1', description: 'Errors are { message, code, errors? }.' },
    servers: [{ url: '/' }],
    paths,
    webhooks: describeWebhooks(),
    components: {
      schemas: { Error: ERROR_SCHEMA },
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
      },
    },
  }
}

/** What partners' own webhooks are told, signed. */
const describeWebhooks = (): Json =>
  Object.fromEntries(
    Object.entries(WEBHOOK_BODIES).map(([event, schema]) => [
      event,
      {
        post: {
          operationId: event,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toJsonSchema(describeSchema(schema)) } },
          },
          responses: { '2XX': { description: 'Taken. Anything else is tried again for about a day.' } },
        },
      },
    ]),
  )

function describeRow(key: string, row: EndpointRow): Json {
  const roles =
    row.area === 'admin'
      ? ADMIN_ROLES.filter((role) => !row.pages || row.pages.some((page) => canOpen(role, page)))
      : undefined
  const error = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
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
            required: true,
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
        content: {
          [row.answerKind === 'csv' ? 'text/csv' : 'application/json']: {
            schema: toJsonSchema(describeSchema(row.response)),
          },
        },
      },
      default: error,
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
  const type = JSON_TYPES[field.type]
  if (type) schema.type = nullable ? [type, 'null'] : type
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

const JSON_TYPES: Record<string, string> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  array: 'array',
}

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
