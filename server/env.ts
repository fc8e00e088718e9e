import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isGstin } from '#src/contract/entities/earnings/gstin.ts'
import { INVENTED_COMPANY } from '#src/contract/entities/shared/company.ts'
import type { Company, Officer, Processor } from '#src/contract/entities/shared/company.ts'
import { readBrandOfficers, readCompany, readProcessors } from './env-company.ts'

export type Mode = 'demo' | 'test' | 'live'

/** The validated settings of this process. Nothing else reads the environment. */
export interface Env {
  mode: Mode
  host: string
  port: number
  dataDir: string
  /** PostgreSQL; null = the embedded database in `dataDir`. */
  databaseUrl: string | null
  /** The same database for migrations alone, past a pooler or by another role; null = by `databaseUrl`. */
  migrationUrl: string | null
  /** A streaming replica of the same database, for reports and lists of the back office; null = they are read in it. */
  databaseReplicaUrl: string | null
  secretKey: string
  /** The https origin that browsers see; null, which live mode refuses, = whatever host the request names on loopback. */
  publicOrigin: string | null
  /** Further origins of the same product, such as the other brands' hosts. */
  brandOrigins: readonly string[]
  /** Number of reverse proxies in front whose X-Forwarded-For entries are believed. */
  trustedProxies: number
  logLevel: string
  /** Where traces and metrics are sent by OpenTelemetry's protocol over HTTP; null = nowhere. */
  otlpEndpoint: string | null
  /** A port of its own for `/metrics`; null = none. */
  metricsPort: number | null
  /** False removes the service worker from every browser that has it. */
  serviceWorker: boolean
  /** `reportSecret` signs what the operators report of messages; null = nothing is reported. */
  sms: { url: string; token: string; sender: string; reportSecret: string | null } | null
  smtp: { url: string; from: string } | null
  /** The address to which mails about tickets are answered, and what signs those that its provider brings; null = none is taken. */
  answers: { address: string; secret: string } | null
  /** The exchange, and the numbers that a customer sees: of the 1600 series for service, of 140 for what sells. */
  telephony: { url: string; token: string; serviceNumber: string; offersNumber: string } | null
  /** The operators' register of people who want nothing sold to them (NCPR). */
  numberRegister: { url: string; token: string } | null
  /** One REST hub that speaks to the lenders; `webhookSecret` signs what it reports back. */
  lenders: { url: string; token: string; webhookSecret: string } | null
  bureau: { url: string; token: string } | null
  /** A service that names the holder of a bank account. */
  bankCheck: { url: string; token: string } | null
  goldPrice: { url: string; token: string } | null
  /** One REST hub that speaks to the insurers. */
  insurers: { url: string; token: string } | null
  crm: { url: string; orgId: string } | null
  /** An S3-compatible store for uploaded files; null = the folder `uploads` in `dataDir`. */
  files: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | null
  /** Who runs the site: invented outside live mode, and said to be. */
  company: Company
  /** By code, of the brands that have a grievance officer of their own. */
  brandOfficers: Readonly<Record<string, Officer>>
  /** Who processes customers' data for us, as the privacy policy names them. */
  processors: readonly Processor[]
  /** GST number of the company, by whose state partners' GST is told apart. */
  companyGstin: string
  /** Who administers a fresh installation; read while there is no admin at all. */
  firstAdmin: { email: string; password: string } | null
}

/** Every reason why the settings cannot be used, one a line. */
export class EnvError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`Cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'EnvError'
    this.problems = problems
  }
}

const MODES: readonly string[] = ['demo', 'test', 'live']
const LOG_LEVELS: readonly string[] = ['silent', 'error', 'warn', 'info', 'debug']
const LOOPBACK: readonly string[] = ['127.0.0.1', '::1', 'localhost']
const SECRET_KEY_LENGTH = 32
const ADMIN_PASSWORD_LENGTH = 12
/** Of a demonstration: in Karnataka, as its address. */
const INVENTED_GSTIN = '29AAACC4127D1Z2'
const WEB_PROTOCOLS: readonly string[] = ['https:']
/** Both are encrypted: the second asks for it once it is connected, and goes no further without. */
const SMTP_PROTOCOLS: readonly string[] = ['smtps:', 'smtp:']
const LOCAL_WEBHOOK_SECRET = 'sandbox-lenders-only'

/**
 * Reads and checks the settings once.
 * @throws EnvError naming everything that is missing or wrong, not only the first.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const problems: string[] = []
  const settings = settingsOf(source, problems)
  const { text, need, gstin, whole } = settings

  const mode = text('CREDITLANE_MODE') ?? 'demo'
  if (!isMode(mode)) throw new EnvError([`CREDITLANE_MODE must be demo, test or live, not '${mode}'.`])
  const live = mode === 'live'

  const host = text('HOST') ?? (live ? '0.0.0.0' : '127.0.0.1')
  if (!live && !LOOPBACK.includes(host))
    problems.push(`HOST must be a loopback address in ${mode} mode: its log-ins are printed for everybody.`)

  const logLevel = text('LOG_LEVEL') ?? (live ? 'info' : 'warn')
  if (!LOG_LEVELS.includes(logLevel))
    problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not '${logLevel}'.`)

  const env: Env = {
    mode,
    host,
    port: whole('PORT', 4000, 65_535),
    dataDir: resolve(text('DATA_DIR') ?? 'data'),
    databaseUrl: live
      ? need('DATABASE_URL', 'PostgreSQL, postgres://user:password@host/database')
      : text('DATABASE_URL'),
    migrationUrl: text('MIGRATION_URL'),
    databaseReplicaUrl: text('DATABASE_REPLICA_URL'),
    secretKey: live
      ? need('SECRET_KEY', `at least ${SECRET_KEY_LENGTH} random characters`)
      : (text('SECRET_KEY') ?? ''),
    publicOrigin: live ? need('PUBLIC_ORIGIN', 'the https origin that browsers see') : text('PUBLIC_ORIGIN'),
    brandOrigins: (text('BRAND_ORIGINS') ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    trustedProxies: whole('TRUSTED_PROXIES', 0, 10),
    logLevel,
    otlpEndpoint: text('OTEL_EXPORTER_OTLP_ENDPOINT'),
    metricsPort: text('METRICS_PORT') === null ? null : whole('METRICS_PORT', 9464, 65_535),
    serviceWorker: text('SERVICE_WORKER') !== 'off',
    ...(live ? readAdapters(settings) : SANDBOXES),
    files: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].every(
      (name) => text(name) === null,
    )
      ? null
      : {
          endpoint: need('S3_ENDPOINT', 'the file store'),
          bucket: need('S3_BUCKET', 'the file store'),
          region: need('S3_REGION', 'the region the files are kept in, e.g. ap-south-1'),
          accessKeyId: need('S3_ACCESS_KEY_ID', 'the file store'),
          secretAccessKey: need('S3_SECRET_ACCESS_KEY', 'the file store'),
        },
    company: live ? readCompany(settings) : INVENTED_COMPANY,
    processors: readProcessors(settings, { live, files: text('S3_ENDPOINT') !== null }),
    brandOfficers: live ? readBrandOfficers(settings) : {},
    companyGstin: live
      ? gstin('COMPANY_GSTIN', 'the GST number of the company, to which partners bill')
      : INVENTED_GSTIN,
    firstAdmin:
      live && (text('FIRST_ADMIN_EMAIL') ?? text('FIRST_ADMIN_PASSWORD')) !== null
        ? {
            email: need('FIRST_ADMIN_EMAIL', 'the first admin’s address'),
            password: need('FIRST_ADMIN_PASSWORD', `at least ${ADMIN_PASSWORD_LENGTH} characters`),
          }
        : null,
  }

  problems.push(...problemsOf(env))
  if (problems.length > 0) throw new EnvError(problems)
  if (!live && env.secretKey === '') env.secretKey = localSecretKey(env.dataDir)
  return env
}

/** What reads one setting; what is missing or wrong is noted among the problems. */
function settingsOf(source: NodeJS.ProcessEnv, problems: string[]) {
  const text = (name: string): string | null => source[name]?.trim() || null
  const need = (name: string, what: string): string => {
    const value = text(name)
    if (value === null) problems.push(`${name} is missing: ${what}.`)
    return value ?? ''
  }
  /** Of a server that is sent personal data: never in the clear. */
  const address = (name: string, what: string, protocols = WEB_PROTOCOLS): string => {
    const value = need(name, what)
    const fits = value === '' || (URL.canParse(value) && protocols.includes(new URL(value).protocol))
    if (!fits) problems.push(`${name} must begin with ${protocols[0]}//: take the encrypted address of ${what}.`)
    return value
  }
  const gstin = (name: string, what: string): string => {
    const value = need(name, what)
    if (value !== '' && !isGstin(value)) problems.push(`${name} is not a GST number: its check sign does not fit.`)
    return value
  }
  const whole = (name: string, fallback: number, max: number): number => {
    const value = Number(text(name) ?? fallback)
    if (Number.isInteger(value) && value >= 0 && value <= max) return value
    problems.push(`${name} must be a whole number from 0 to ${max}.`)
    return fallback
  }
  return { source, text, need, problems, address, gstin, whole }
}
type Reader = ReturnType<typeof settingsOf>

type Adapters = Pick<
  Env,
  | 'sms'
  | 'smtp'
  | 'answers'
  | 'telephony'
  | 'numberRegister'
  | 'lenders'
  | 'bureau'
  | 'bankCheck'
  | 'goldPrice'
  | 'insurers'
  | 'crm'
>
/** Outside live mode all of them are simulated. */
const SANDBOXES: Adapters = {
  sms: null,
  smtp: null,
  answers: null,
  telephony: null,
  numberRegister: null,
  lenders: null,
  bureau: null,
  bankCheck: null,
  goldPrice: null,
  insurers: null,
  crm: null,
}

/** The services of others, without which nothing goes live. */
const readAdapters = ({ text, need, address }: Reader): Adapters => ({
  sms: {
    url: address('SMS_GATEWAY_URL', 'the SMS gateway'),
    token: need('SMS_GATEWAY_TOKEN', 'the SMS gateway'),
    sender: need('SMS_SENDER', 'the DLT-registered sender id'),
    reportSecret: text('SMS_REPORT_SECRET') ?? null,
  },
  smtp: { url: address('SMTP_URL', 'the mail server', SMTP_PROTOCOLS), from: need('MAIL_FROM', 'the sender of mail') },
  answers:
    (text('MAIL_ANSWERS_ADDRESS') ?? text('MAIL_ANSWERS_SECRET')) !== null
      ? {
          address: need('MAIL_ANSWERS_ADDRESS', 'where mails about tickets are answered'),
          secret: need('MAIL_ANSWERS_SECRET', 'the secret that signs mail that is brought to us'),
        }
      : null,
  telephony: {
    url: address('TELEPHONY_URL', 'the telephone exchange'),
    token: need('TELEPHONY_TOKEN', 'the telephone exchange'),
    serviceNumber: need('TELEPHONY_SERVICE_NUMBER', 'the number of the 1600 series that service calls show'),
    offersNumber: need('TELEPHONY_OFFERS_NUMBER', 'the number of the 140 series that offers by phone show'),
  },
  numberRegister: {
    url: address('NCPR_URL', 'the do-not-disturb register'),
    token: need('NCPR_TOKEN', 'the do-not-disturb register'),
  },
  lenders: {
    url: address('LENDER_GATEWAY_URL', 'the lender gateway'),
    token: need('LENDER_GATEWAY_TOKEN', 'the lender gateway'),
    webhookSecret: need('LENDER_WEBHOOK_SECRET', 'the secret that signs lenders’ status reports'),
  },
  bureau: { url: address('BUREAU_URL', 'the credit bureau'), token: need('BUREAU_TOKEN', 'the credit bureau') },
  bankCheck: {
    url: address('BANK_CHECK_URL', 'the service that names the holder of a bank account'),
    token: need('BANK_CHECK_TOKEN', 'the service that names the holder of a bank account'),
  },
  goldPrice: {
    url: address('GOLD_PRICE_URL', 'the publisher of the gold price'),
    token: need('GOLD_PRICE_TOKEN', 'the publisher of the gold price'),
  },
  insurers: {
    url: address('INSURER_GATEWAY_URL', 'the insurer gateway'),
    token: need('INSURER_GATEWAY_TOKEN', 'the insurer gateway'),
  },
  crm: { url: address('CRM_URL', 'the web-to-case endpoint'), orgId: need('CRM_ORGID', 'the web-to-case endpoint') },
})

/** What does not fit together, or is no such thing. */
function problemsOf(env: Env): string[] {
  const live = env.mode === 'live'
  const problems: string[] = []
  if (env.migrationUrl !== null && env.databaseUrl === null)
    problems.push('MIGRATION_URL is set without DATABASE_URL: the embedded database needs neither.')
  if (env.otlpEndpoint !== null && !URL.canParse(env.otlpEndpoint))
    problems.push('OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://collector:4318.')
  if (env.metricsPort === env.port)
    problems.push('METRICS_PORT must be another port than PORT, which the public reaches.')
  if (env.databaseReplicaUrl !== null && env.databaseUrl === null)
    problems.push('DATABASE_REPLICA_URL is set without DATABASE_URL: the embedded database has no replica.')
  if (env.answers && env.answers.address !== '' && !/^[^@+\s]+@[^@\s]+$/.test(env.answers.address))
    problems.push('MAIL_ANSWERS_ADDRESS must be an email address without a plus sign.')
  const { email = '', password = '' } = env.firstAdmin ?? {}
  if (email !== '' && !email.includes('@')) problems.push('FIRST_ADMIN_EMAIL must be an email address.')
  if (password !== '' && password.length < ADMIN_PASSWORD_LENGTH)
    problems.push(`FIRST_ADMIN_PASSWORD must have at least ${ADMIN_PASSWORD_LENGTH} characters.`)
  if (live && env.secretKey !== '' && env.secretKey.length < SECRET_KEY_LENGTH)
    problems.push(`SECRET_KEY must have at least ${SECRET_KEY_LENGTH} characters.`)
  if (env.files && !isOrigin(env.files.endpoint, live))
    problems.push(`S3_ENDPOINT must be an ${live ? 'https ' : ''}origin such as https://s3.example.com.`)
  for (const origin of [env.publicOrigin, ...env.brandOrigins])
    if (origin && !isOrigin(origin, live))
      problems.push(`'${origin}' is not an ${live ? 'https ' : ''}origin such as https://example.com.`)
  return problems
}

/** The secret that signs lenders' webhooks; the sandbox lenders use a fixed one on loopback. */
export const webhookSecret = (env: Env): string => env.lenders?.webhookSecret ?? LOCAL_WEBHOOK_SECRET

const isMode = (value: string): value is Mode => MODES.includes(value)

function isOrigin(value: string, httpsOnly: boolean): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return url.origin === value && (url.protocol === 'https:' || (!httpsOnly && url.protocol === 'http:'))
}

/** Demo data must survive a restart, so its key is made once and kept beside it, for its owner's eyes alone. */
function localSecretKey(dataDir: string): string {
  const path = join(dataDir, 'secret-key')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(path, 'utf8').trim()
}
