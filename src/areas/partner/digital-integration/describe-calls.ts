/** The part of a JSON schema that our own description uses. */
export interface JsonSchema {
  type?: string | readonly string[]
  enum?: readonly unknown[]
  properties?: Readonly<Record<string, JsonSchema>>
  items?: JsonSchema
  minimum?: number
}

interface Operation {
  operationId: string
  summary: string
  'x-scope'?: string
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { content: Record<string, { schema: JsonSchema }> }>
}

/** One call of partners' own systems, as the documentation shows it. */
export interface DescribedCall {
  id: string
  method: string
  path: string
  summary: string
  scope: string
  /** JSON text; null for a call without a body. */
  request: string | null
  answer: string
}

const ROOT = '/api/partner-api/'
const JSON_TYPE = 'application/json'

/** What a field usually holds, by its name. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  mobile: '9812345611',
  email: 'asha.rao@example.com',
  consent_text_version: '2026-11-01',
  consent: true,
  reference: 'TEST-SAMPLE2',
  postal_code: '560001',
  age: 30,
  monthly_income: 45_000,
  emi: 0,
  credit_score: null,
  amount: 300_000,
  tenure_months: 24,
  collateral_value: null,
  interest_rate: 11.5,
  apr: 12.9,
  not_matched: 14,
  next: null,
  sandbox: true,
}
/** An offer's fields, where they are not a person's. */
const OFFER: Readonly<Record<string, unknown>> = { name: 'Example Bank', emi: 14_050 }
const SAMPLE_TIME = '2026-11-21T06:00:00.000Z'

/** An example of what a schema describes. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (name === 'matched' && schema.items) return [{ ...(exampleOf(schema.items) as object), ...OFFER }]
  if (Object.hasOwn(SAMPLES, name)) return SAMPLES[name]
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  if (schema.enum) return schema.enum[0]
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, exampleOf(inner, key)]),
    )
  if (type === 'array') return schema.items ? [exampleOf(schema.items, name)] : []
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1
  if (/_at$|_until$/.test(name)) return SAMPLE_TIME
  return name === 'name' ? 'Asha Rao' : 'text'
}

const jsonOf = (schema: JsonSchema | undefined): string | null =>
  schema ? JSON.stringify(exampleOf(schema), null, 2) : null

/** The calls of partners' own systems in our OpenAPI description; the rest of it is the portal's own business. */
export function describeCalls(description: unknown): DescribedCall[] {
  const { paths } = description as { paths: Record<string, Record<string, Operation>> }
  return Object.entries(paths)
    .filter(([path]) => path.startsWith(ROOT))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path: path.replace('{reference}', 'TEST-SAMPLE2'),
        summary: operation.summary,
        scope: operation['x-scope'] ?? '',
        request: jsonOf(operation.requestBody?.content[JSON_TYPE]?.schema),
        answer: jsonOf(operation.responses['200']?.content[JSON_TYPE]?.schema) ?? '',
      })),
    )
}

/** The call as a line for the command line. */
export function curlOf({ method, path, request, id }: DescribedCall, origin: string, key: string): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${origin}${path}'`,
    `  -H 'Authorization: Bearer ${key || 'clk_test_…'}'`,
  ]
  if (request !== null) {
    lines.push("  -H 'Content-Type: application/json'")
    if (id === 'createApiLead') lines.push("  -H 'Idempotency-Key: order-1001'")
    lines.push(`  -d '${JSON.stringify(JSON.parse(request))}'`)
  }
  return lines.join(' \\\n')
}
