import type { Brand } from '#src/contract/brands/brand.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'
import { isDialledNumber } from '#src/contract/entities/catalogue/lender.ts'
import { PROCESSOR_KINDS } from '#src/contract/entities/shared/company.ts'
import type { Company, Officer, Processor, ProcessorKind } from '#src/contract/entities/shared/company.ts'
import { DEFAULT_LOCALE, givenInEvery, inEveryLocale } from '#src/contract/entities/shared/language.ts'

/** How settings are read: a missing one that is needed is noted among the problems, and is empty. */
export interface Settings {
  source: NodeJS.ProcessEnv
  text: (name: string) => string | null
  need: (name: string, what: string) => string
  problems: string[]
}

/** Who runs the site, of the live mode's settings. */
export function readCompany(settings: Settings): Company {
  const { need } = settings
  return {
    legalName: need('COMPANY_NAME', 'the legal name of the company that runs the site'),
    address: need('COMPANY_ADDRESS', 'where letters reach the company'),
    insuranceLicence: need('INSURANCE_LICENCE', 'the licence number of the insurance intermediary'),
    officer: readOfficer(settings, '', 'the nodal grievance officer, whom the site names'),
  }
}

const OF_BRAND = /^GRIEVANCE_(?:OFFICER|EMAIL|PHONE)(?:_[A-Z]+)?_OF_(.+)$/

/**
 * Brands with an officer of their own: whoever is named at all is named with an e-mail address and a number.
 * Every other brand has the company's.
 */
export function readBrandOfficers(settings: Settings): Readonly<Record<string, Officer>> {
  const codes = Object.keys(settings.source).flatMap((name) =>
    settings.text(name) === null ? [] : (OF_BRAND.exec(name)?.[1] ?? []),
  )
  const officers = new Map<string, Officer>()
  for (const code of new Set(codes)) {
    if (!REGISTRY.isCode(code)) settings.problems.push(`GRIEVANCE_OFFICER_OF_${code} is of no brand.`)
    else officers.set(code.toLowerCase(), readOfficer(settings, `_OF_${code}`, `the grievance officer of ${code}`))
  }
  return Object.fromEntries(officers)
}

function readOfficer({ text, need, problems }: Settings, suffix: string, who: string): Officer {
  const [email, phone] = [`GRIEVANCE_EMAIL${suffix}`, `GRIEVANCE_PHONE${suffix}`]
  const officer = {
    name: givenInEvery({
      ...inEveryLocale((locale) => text(`GRIEVANCE_OFFICER_${locale.toUpperCase()}${suffix}`) ?? undefined),
      [DEFAULT_LOCALE]: need(`GRIEVANCE_OFFICER${suffix}`, who),
    }),
    email: need(email, `where ${who} is written to`),
    phone: need(phone, `where ${who} is called`),
  }
  if (officer.email !== '' && !officer.email.includes('@')) problems.push(`${email} must be an email address.`)
  if (officer.phone !== '' && !isDialledNumber(officer.phone))
    problems.push(`${phone} must be a number that can be called.`)
  return officer
}

/** The company as a brand shows it: with the grievance officer of its version, else the one of its code's settings, else the company's. */
export function companyOf(
  { company, brandOfficers }: { company: Company; brandOfficers: Readonly<Record<string, Officer>> },
  { code, officer: ofVersion }: Pick<Brand, 'code' | 'officer'>,
): Company {
  const officer = ofVersion ?? brandOfficers[code]
  return officer ? { ...company, officer } : company
}

/** Settings of each kind, without `_PROVIDER`. */
const PROVIDERS: Record<ProcessorKind, string> = {
  hosting: 'HOSTING',
  files: 'FILES',
  sms: 'SMS',
  mail: 'MAIL',
  telephony: 'TELEPHONY',
  register: 'NCPR',
  bureau: 'BUREAU',
  lenders: 'LENDER_GATEWAY',
  insurers: 'INSURER_GATEWAY',
  support: 'CRM',
}

/**
 * Who works for us with customers' data: of the live mode by name, with the store for files where there is one; outside of it
 * nobody, and what is simulated is said to be so.
 */
export function readProcessors({ need }: Settings, { live, files }: { live: boolean; files: boolean }): Processor[] {
  if (!live)
    return PROCESSOR_KINDS.filter((kind) => kind !== 'hosting' && kind !== 'files').map((kind) => ({
      kind,
      name: null,
    }))
  return PROCESSOR_KINDS.filter((kind) => kind !== 'files' || files).map((kind) => ({
    kind,
    name: need(`${PROVIDERS[kind]}_PROVIDER`, `who does that for us, as the privacy policy names them (${kind})`),
  }))
}
