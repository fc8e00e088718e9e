import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeApi } from '#server/openapi.ts'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { BodyTo } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const FOLDER = join(ROOT, `node_modules/.cache/creditlane/client-${process.pid}`)

/** As much of a description as the tests look at. */
interface Described {
  paths: Record<
    string,
    {
      post: {
        requestBody: { content: { 'application/json': { schema: { properties: Record<string, { type?: unknown }> } } } }
      }
    }
  >
}

/** What a partner's programmer writes against the generated types; a wrong path, field or value does not compile. */
const PROGRAM = `
import createClient from 'openapi-fetch'
import type { paths } from './schema.ts'

export async function run(baseUrl: string, key: string, send: (request: Request) => Promise<Response>) {
  const client = createClient<paths>({ baseUrl, fetch: send, headers: { authorization: 'Bearer ' + key } })
  const made = await client.POST('/api/partner-api/leads', {
    body: {
      mobile: '9812345611',
      product_type: 'Personal Loans',
      name: 'Asha Rao',
      consent: true,
      consent_text_version: '2026-11-01',
    },
  })
  const reference: string | undefined = made.data?.lead?.reference
  const list = await client.GET('/api/partner-api/leads', { params: { query: {} } })
  const one = await client.GET('/api/partner-api/leads/{reference}', { params: { path: { reference: reference ?? '' } } })
  const wrong = await client.POST('/api/partner-api/leads', {
    body: { mobile: '12', product_type: 'Personal Loans', name: '', consent: true, consent_text_version: '2026-11-01' },
  })
  const said: { message: string; errors?: Record<string, string> } | undefined = wrong.error
  return {
    outcome: made.data?.outcome,
    leads: list.data?.leads.map((lead) => lead.reference),
    status: one.data?.lead.status,
    refused: wrong.response.status,
    fields: Object.keys(said?.errors ?? {}),
    reference,
  }
}
`

describe('the description of the API', () => {
  it.each(['updateUser', 'updateApplicationDetails'] as const)('gives every field of %s its type', (key) => {
    const { path, body } = ENDPOINTS[key]
    const { paths } = describeApi(ENDPOINTS, 'live') as unknown as Described
    const { properties } = paths[path]?.post.requestBody.content['application/json'].schema ?? { properties: {} }
    expect(Object.keys(properties).sort()).toEqual(Object.keys(body.fields).sort())
    expect(Object.entries(properties).filter(([, { type }]) => type === undefined)).toEqual([])
    if (key === 'updateUser')
      expect(properties).toMatchObject({ tin: { type: 'string' }, monthly_income: { type: ['number', 'string'] } })
  })

  it.each(['demo', 'test', 'live'] as const)('passes a public checker without a remark in %s mode', async (mode) => {
    const problems = await lintFromString({
      source: JSON.stringify(describeApi(ENDPOINTS, mode)),
      config: await createConfig({ extends: ['recommended'] }),
    })
    const told = problems.map(({ ruleId, severity, message, location: [where] }) =>
      [severity, ruleId, message, where?.pointer].join(' '),
    )
    expect([...new Set(told)]).toEqual([])
  })
})

describe('a client generated from the description', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer()
    mkdirSync(FOLDER, { recursive: true })
    const types = await openapiTS(JSON.stringify(describeApi(ENDPOINTS, 'live')))
    writeFileSync(join(FOLDER, 'schema.ts'), astToString(types))
    writeFileSync(join(FOLDER, 'program.ts'), PROGRAM)
    writeFileSync(join(FOLDER, 'package.json'), '{"type":"module"}')
  })
  afterAll(async () => {
    rmSync(FOLDER, { recursive: true, force: true })
    await server.close()
  })

  const compile = (program: string): string => {
    const compiler = join(ROOT, 'node_modules/typescript-native/bin/tsc')
    const options = ['--ignoreConfig', '--strict', '--target', 'es2022', '--module', 'nodenext', '--skipLibCheck']
    try {
      execFileSync(process.execPath, [compiler, ...options, '--rewriteRelativeImportExtensions', program], {
        cwd: FOLDER,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      return ''
    } catch (error) {
      return (error as { stdout: string }).stdout
    }
  }

  it('compiles, and makes the calls of a partner', async () => {
    expect(compile('program.ts')).toBe('')
    const { run } = (await import(/* @vite-ignore */ pathToFileURL(join(FOLDER, 'program.js')).href)) as {
      run: (
        base: string,
        key: string,
        send: (request: Request) => Promise<Response>,
      ) => Promise<Record<string, unknown>>
    }
    const { browser } = await server.signInPartner('a')
    const scopes: BodyTo<'createApiKey'>['scopes'] = ['leads:write', 'leads:read', 'eligibility:read']
    const made = await browser.call('createApiKey', { body: { name: 'CRM', scopes, sandbox: false } })
    const { key } = made
    const { reference, ...told } = await run('http://127.0.0.1:4000', key, async (request) => server.app.fetch(request))
    expect(reference).toMatch(/^LD-\d+$/)
    expect(told).toEqual({
      outcome: 'pending',
      leads: [],
      status: 'pending',
      refused: 422,
      fields: ['mobile', 'name'],
    })
  })

  it('does not compile with a field that is not there', () => {
    writeFileSync(join(FOLDER, 'wrong.ts'), PROGRAM.replace("name: 'Asha Rao'", "full_name: 'Asha Rao'"))
    expect(compile('wrong.ts')).toContain('full_name')
  })
})
