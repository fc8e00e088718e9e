import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkPassword, hashPassword } from '#server/crypto/password.ts'
import { createVault } from '#server/crypto/vault.ts'
import { DataDirInUse, lockByFile, lockDataDir } from '#server/db/lock.ts'
import { companyOf } from '#server/env-company.ts'
import { EnvError, readEnv } from '#server/env.ts'
import { clientIp } from '#server/http/client-ip.ts'
import { createRateLimits } from '#server/rate-limits.ts'

const folder = mkdtempSync(join(tmpdir(), 'creditlane-ground-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the vault', () => {
  const vault = createVault('one key for the tests, thirty-two+')

  it('opens what it sealed, in its own place and under its own key alone', () => {
    const key = vault.newDataKey()
    const sealed = vault.seal(key, 'ABCPK1234F', 'customers.tin')
    expect(sealed).not.toContain('ABCPK')
    expect(vault.seal(key, 'ABCPK1234F', 'customers.tin')).not.toBe(sealed)
    expect(vault.open(key, sealed, 'customers.tin')).toBe('ABCPK1234F')
    expect(() => vault.open(key, sealed, 'customers.email')).toThrow('damaged')
    expect(() => vault.open(vault.newDataKey(), sealed, 'customers.tin')).toThrow('damaged')
    expect(() => createVault('another key for the tests, 32 chars+').open(key, sealed, 'customers.tin')).toThrow(
      'damaged',
    )
  })

  it('notices every changed byte', () => {
    const sealed = vault.sealShared('hello', 'x')
    const [id, text = ''] = sealed.split('.')
    const bytes = Buffer.from(text, 'base64url')
    for (let i = 0; i < bytes.length; i += 1) {
      const broken = Buffer.from(bytes)
      broken[i] = (broken[i] ?? 0) ^ 1
      expect(() => vault.openShared(`${id}.${broken.toString('base64url')}`, 'x')).toThrow('damaged')
    }
    for (const nonsense of ['', 'k1.', 'k2.AAAA', 'hello'])
      expect(() => vault.openShared(nonsense, 'x')).toThrow('damaged')
  })

  it('indexes by kind and key', () => {
    expect(vault.index('phone', '9876543210')).toBe(vault.index('phone', '9876543210'))
    expect(vault.index('phone', '9876543210')).not.toBe(vault.index('email', '9876543210'))
    expect(vault.index('phone', '9876543210')).not.toBe(
      createVault('another key for the tests, 32 chars+').index('phone', '9876543210'),
    )
  })

  it('checks passwords', async () => {
    const stored = await hashPassword('Demo@12345')
    expect(stored).not.toContain('Demo')
    expect(await checkPassword('Demo@12345', stored, null)).toBe(true)
    expect(await checkPassword('demo@12345', stored, null)).toBe(false)
    expect(await checkPassword('Demo@12345', null, null)).toBe(false)
  })
})

describe('the settings', () => {
  const PROVIDERS = [
    'HOSTING',
    'SMS',
    'MAIL',
    'TELEPHONY',
    'NCPR',
    'BUREAU',
    'LENDER_GATEWAY',
    'INSURER_GATEWAY',
    'CRM',
  ]
  const LIVE = {
    CREDITLANE_MODE: 'live',
    DATABASE_URL: 'postgres://db/creditlane',
    SECRET_KEY: 'x'.repeat(32),
    PUBLIC_ORIGIN: 'https://creditlane.example',
    SMS_GATEWAY_URL: 'https://sms.example',
    SMS_GATEWAY_TOKEN: 't',
    SMS_SENDER: 'CRDTLN',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'hello@creditlane.example',
    TELEPHONY_URL: 'https://exchange.example',
    TELEPHONY_TOKEN: 't',
    TELEPHONY_SERVICE_NUMBER: '1600110001',
    TELEPHONY_OFFERS_NUMBER: '1400110001',
    NCPR_URL: 'https://register.example',
    NCPR_TOKEN: 't',
    LENDER_GATEWAY_URL: 'https://lenders.example',
    LENDER_GATEWAY_TOKEN: 't',
    LENDER_WEBHOOK_SECRET: 's',
    BUREAU_URL: 'https://bureau.example',
    BUREAU_TOKEN: 't',
    BANK_CHECK_URL: 'https://accounts.example',
    BANK_CHECK_TOKEN: 't',
    GOLD_PRICE_URL: 'https://gold.example',
    GOLD_PRICE_TOKEN: 't',
    INSURER_GATEWAY_URL: 'https://insurers.example',
    INSURER_GATEWAY_TOKEN: 't',
    CRM_URL: 'https://crm.example',
    CRM_ORGID: '00D',
    COMPANY_NAME: 'Udhaar Bazaar Private Limited',
    COMPANY_ADDRESS: '4 MG Road, Pune 411001',
    COMPANY_GSTIN: '27AAPFU0939F1ZV',
    INSURANCE_LICENCE: 'CA 0815',
    GRIEVANCE_OFFICER: 'R. Iyer',
    GRIEVANCE_EMAIL: 'officer@udhaar.example',
    GRIEVANCE_PHONE: '020 1234 5678',
    ...Object.fromEntries(PROVIDERS.map((name) => [`${name}_PROVIDER`, `${name} Ltd`])),
  }

  it('of live mode are complete or refused, each by its name', () => {
    expect(readEnv(LIVE).mode).toBe('live')
    expect(JSON.stringify(readEnv(LIVE).company)).not.toContain('CreditLane')
    expect(readEnv(LIVE).company.officer.name).toEqual({ en: 'R. Iyer', hi: 'R. Iyer' })
    const named = readEnv({ ...LIVE, GRIEVANCE_OFFICER_HI: 'आर. अय्यर' })
    expect(named.company.officer.name).toEqual({ en: 'R. Iyer', hi: 'आर. अय्यर' })
    for (const name of Object.keys(LIVE).filter((each) => each !== 'CREDITLANE_MODE'))
      expect(() => readEnv({ ...LIVE, [name]: '' }), name).toThrow(`${name} is missing`)
    expect(() => readEnv({ ...LIVE, GRIEVANCE_EMAIL: 'see the site' })).toThrow('GRIEVANCE_EMAIL must be')
    expect(() => readEnv({ ...LIVE, GRIEVANCE_PHONE: 'see the site' })).toThrow('GRIEVANCE_PHONE must be')
    expect(() => readEnv({ MIGRATION_URL: 'postgres://x/y' })).toThrow('MIGRATION_URL is set without DATABASE_URL')
    expect(() => readEnv({ CREDITLANE_MODE: 'live' })).toThrow(
      /DATABASE_URL[^]*SECRET_KEY[^]*PUBLIC_ORIGIN[^]*SMTP_URL/,
    )
  })

  it('of live mode name encrypted addresses alone, each refused in a line with its name and what to do', () => {
    const addresses = Object.keys(LIVE).filter((name) => name.endsWith('_URL') && name !== 'DATABASE_URL')
    expect(addresses).toHaveLength(10)
    for (const name of addresses)
      for (const wrong of ['http://gateway.example', 'gateway.example', 'ftp://gateway.example'])
        expect(() => readEnv({ ...LIVE, [name]: wrong }), `${name}=${wrong}`).toThrow(
          new RegExp(
            `^Cannot start:\\n {2}- ${name} must begin with (https|smtps)://: take the encrypted address of [^\\n]+$`,
          ),
        )
  })

  it('name who processes data for us, the file store where there is one; outside of the live mode nobody', () => {
    const names = (source: NodeJS.ProcessEnv) => readEnv(source).processors.map(({ name }) => name)
    expect(names(LIVE)).toEqual(PROVIDERS.map((name) => `${name} Ltd`))
    expect(() => readEnv({ ...LIVE, S3_ENDPOINT: 'https://store.example' })).toThrow('FILES_PROVIDER is missing')
    expect(new Set(names({ SECRET_KEY: 'x' }))).toEqual(new Set([null]))
  })

  it('of a brand’s own grievance officer are whole, and of a brand; the other brands have the company’s', () => {
    const own = {
      GRIEVANCE_OFFICER_OF_NEEMLEAF: 'P. Sen',
      GRIEVANCE_OFFICER_HI_OF_NEEMLEAF: 'पी. सेन',
      GRIEVANCE_EMAIL_OF_NEEMLEAF: 'p@neem.example',
      GRIEVANCE_PHONE_OF_NEEMLEAF: '033 1234 5678',
    }
    const env = readEnv({ ...LIVE, ...own })
    const officer = { name: { en: 'P. Sen', hi: 'पी. सेन' }, email: 'p@neem.example', phone: '033 1234 5678' }
    expect(companyOf(env, { code: 'neemleaf' })).toEqual({ ...env.company, officer })
    expect(companyOf(env, { code: 'bazaarmitr' }).officer.name.en).toBe('R. Iyer')
    for (const part of ['OFFICER', 'EMAIL', 'PHONE'])
      expect(() => readEnv({ ...LIVE, ...own, [`GRIEVANCE_${part}_OF_NEEMLEAF`]: '' }), part).toThrow(
        `GRIEVANCE_${part}_OF_NEEMLEAF is missing`,
      )
    expect(() => readEnv({ ...LIVE, ...own, GRIEVANCE_EMAIL_OF_NEEMLEAF: 'see the site' })).toThrow('must be an email')
    expect(() => readEnv({ ...LIVE, GRIEVANCE_EMAIL_OF_NEMLEAF: 'p@neem.example' })).toThrow('NEMLEAF is of no brand')
    expect(() => readEnv({ ...LIVE, ...own, GRIEVANCE_OFFICER: '' })).toThrow('GRIEVANCE_OFFICER is missing')
    expect(readEnv({ SECRET_KEY: 'x', ...own }).brandOfficers).toEqual({})
  })

  it('of a file store are complete or refused: where the files lie is not left to a default', () => {
    const store = {
      FILES_PROVIDER: 'Store Ltd',
      S3_ENDPOINT: 'https://store.example',
      S3_BUCKET: 'pictures',
      S3_REGION: 'ap-south-1',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    }
    expect(readEnv({ ...LIVE, ...store }).files).toMatchObject({ bucket: 'pictures', region: 'ap-south-1' })
    for (const name of Object.keys(store))
      expect(() => readEnv({ ...LIVE, ...store, [name]: '' }), name).toThrow(`${name} is missing`)
  })

  it.each([
    [{ ...LIVE, PUBLIC_ORIGIN: 'http://creditlane.example' }, 'https origin'],
    [{ ...LIVE, SECRET_KEY: 'short' }, 'at least 32'],
    [{ ...LIVE, SMTP_URL: 'http://mail.example' }, 'SMTP_URL must begin with smtps://'],
    [{ ...LIVE, COMPANY_GSTIN: '27AAPFU0939F1ZX' }, 'COMPANY_GSTIN is not a GST number'],
    [{ ...LIVE, FIRST_ADMIN_EMAIL: 'a@b.in' }, 'FIRST_ADMIN_PASSWORD is missing'],
    [{ ...LIVE, FIRST_ADMIN_PASSWORD: 'long enough by far' }, 'FIRST_ADMIN_EMAIL is missing'],
    [{ ...LIVE, FIRST_ADMIN_EMAIL: 'a@b.in', FIRST_ADMIN_PASSWORD: 'eleven char' }, 'at least 12'],
    [{ CREDITLANE_MODE: 'staging' }, 'demo, test or live'],
    [{ SECRET_KEY: 'x', HOST: '0.0.0.0' }, 'loopback'],
    [{ SECRET_KEY: 'x', PORT: 'x' }, 'PORT'],
    [{ SECRET_KEY: 'x', LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, error'],
  ])('%j are refused', (source, reason) => {
    expect(() => readEnv(source)).toThrow(EnvError)
    expect(() => readEnv(source)).toThrow(reason)
  })

  it('of a demo have a key that is made once and is its owner’s alone', () => {
    const DATA_DIR = join(folder, 'demo')
    const { secretKey } = readEnv({ DATA_DIR })
    expect(secretKey.length).toBeGreaterThanOrEqual(32)
    expect(readEnv({ DATA_DIR }).secretKey).toBe(secretKey)
    expect(statSync(join(DATA_DIR, 'secret-key')).mode & 0o777).toBe(0o600)
  })
})

describe('the lock of the data directory', () => {
  it('is held by one at a time', async () => {
    const first = await lockDataDir(folder)
    await expect(lockDataDir(folder)).rejects.toThrow(DataDirInUse)
    await first.release()
    await (await lockDataDir(folder)).release()
  })

  it('works by file where there are no abstract sockets, and outlives a crash', async () => {
    const first = lockByFile(folder)
    expect(() => lockByFile(folder)).toThrow(DataDirInUse)
    expect(readFileSync(join(folder, 'server.lock'), 'utf8')).toBe(String(process.pid))
    await first.release()
    writeFileSync(join(folder, 'server.lock'), '999999999')
    await lockByFile(folder).release()
  })
})

describe('limits per client', () => {
  it('give back a request as time passes', () => {
    let now = 0
    const limits = createRateLimits(() => now)
    const take = () => limits.take('10.0.0.1', 'help')
    expect(Array.from({ length: 10 }, take)).toEqual(new Array(10).fill(0))
    expect(take()).toBe(12)
    expect(limits.take('10.0.0.2', 'help')).toBe(0)
    now += 12_000
    expect(take()).toBe(0)
    expect(take()).toBeGreaterThan(0)
  })

  it('believe X-Forwarded-For only as far as our own proxies go', () => {
    const headers = new Headers({ 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 3.3.3.3' })
    expect(clientIp(headers, '9.9.9.9', 0)).toBe('9.9.9.9')
    expect(clientIp(headers, '9.9.9.9', 1)).toBe('3.3.3.3')
    expect(clientIp(headers, '9.9.9.9', 2)).toBe('2.2.2.2')
    expect(clientIp(new Headers(), '9.9.9.9', 1)).toBe('9.9.9.9')
  })
})
