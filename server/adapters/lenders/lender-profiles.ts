import type { AdditionalInfoField } from '#src/contract/entities/applications/additional-info.ts'
import type { HandOverWay, LenderDocument, LenderStep } from '#src/contract/entities/catalogue/lender-journey.ts'
import { pathTo } from '#src/contract/path-to.ts'

/** How one lender takes an application: data, so that a new lender touches no code. */
export interface LenderProfile {
  /** What it asks beyond the profile before it takes the application, in the order of its form. */
  asks: readonly AdditionalInfoField[]
  /** Hosts that its hand-over addresses may lead to; empty = the customer hears from the lender instead. */
  hosts: readonly string[]
  /** It confirms the mobile number with a code of its own before it goes on. */
  otp?: true
  /** What the customer should have at hand there; absent = what every lender asks, PAN and Aadhaar. */
  documents?: readonly LenderDocument[]
  /** Its application can only be finished in its app. Absent = its web page, or a call where there are no hosts. */
  way?: 'app'
}

/** How the customer finishes with this lender. */
const handOverWay = ({ hosts, way }: LenderProfile): HandOverWay => (hosts.length === 0 ? 'callback' : (way ?? 'web'))

const USUAL_DOCUMENTS: readonly LenderDocument[] = ['pan_card', 'aadhaar']

/** The way to this lender's answer, step by step. */
export function lenderJourney(profile: LenderProfile): { steps: LenderStep[]; documents: LenderDocument[] } {
  const asks: LenderStep[] = profile.asks.length > 0 ? ['answers'] : []
  const otp: LenderStep[] = profile.otp ? ['otp'] : []
  const documents = [...(profile.documents ?? USUAL_DOCUMENTS)]
  return { steps: [...asks, ...otp, 'documents', handOverWay(profile)], documents }
}

/** Page of ours that stands in for the lender's own site while lenders are sandboxed. */
export const SANDBOX_LENDER_PAGE = pathTo('lenderSubmit')

/**
 * By lender slug. Illustrative like the lenders themselves: hosts are under `.example` (RFC 2606) and a live deployment
 * puts the lenders' real ones in their place.
 */
const PROFILES: ReadonlyMap<string, LenderProfile> = new Map(
  Object.entries<LenderProfile>({
    cashe: {
      asks: ['employment_tenure', 'reference_name', 'reference_phone'],
      hosts: ['app.cashe.example'],
      way: 'app',
      documents: ['pan_card', 'aadhaar', 'selfie', 'salary_slip'],
    },
    'money-view': {
      asks: ['loan_purpose', 'marital_status'],
      hosts: ['apply.money-view.example'],
      documents: ['pan_card', 'aadhaar', 'bank_statement'],
    },
    upwards: {
      asks: ['account_number', 'ifsc'],
      hosts: ['apply.upwards.example'],
      documents: ['pan_card', 'aadhaar', 'salary_slip', 'bank_statement'],
    },
    'money-tap': {
      asks: ['marital_status', 'employment_tenure'],
      hosts: ['app.money-tap.example'],
      way: 'app',
      documents: ['pan_card', 'aadhaar', 'selfie'],
    },
    nira: {
      asks: ['total_work_experience', 'household_income'],
      hosts: ['app.nira.example'],
      way: 'app',
      documents: ['pan_card', 'aadhaar', 'bank_statement'],
    },
    kreditbee: {
      asks: ['reference_name', 'reference_phone'],
      hosts: ['app.kreditbee.example'],
      way: 'app',
      documents: ['pan_card', 'aadhaar', 'selfie'],
    },
    finzy: {
      asks: ['loan_purpose', 'total_work_experience', 'account_number', 'ifsc'],
      hosts: ['apply.finzy.example'],
      documents: ['pan_card', 'aadhaar', 'salary_slip', 'bank_statement'],
    },
    earlysalary: {
      asks: ['employment_tenure', 'marital_status'],
      hosts: ['app.earlysalary.example'],
      way: 'app',
      documents: ['pan_card', 'aadhaar', 'salary_slip'],
    },
    indialends: {
      asks: [],
      hosts: ['apply.indialends.example'],
      otp: true,
      documents: ['pan_card', 'aadhaar', 'bank_statement'],
    },
    'primrose-credit': { asks: ['loan_purpose'], hosts: ['apply.primrose-credit.example'] },
    'incline-credit': { asks: ['total_work_experience', 'marital_status'], hosts: ['apply.incline-credit.example'] },
    'pomelo-fincorp': { asks: [], hosts: ['apply.pomelo-fincorp.example'] },
    'heron-fincorp': {
      asks: ['reference_name', 'reference_phone'],
      hosts: [],
      documents: ['pan_card', 'aadhaar', 'salary_slip'],
    },
    'teak-capital': { asks: [], hosts: ['apply.teak-capital.example'] },
    'lark-tern-finance': { asks: ['loan_purpose'], hosts: [] },
    'bakul-finance': { asks: [], hosts: ['apply.bakul-finance.example'] },
    'ibis-first-bank': { asks: ['account_number', 'ifsc'], hosts: ['apply.ibis-first-bank.example'] },
    'amber-bay-capital': { asks: ['employment_tenure'], hosts: [] },
    muthoot: { asks: [], hosts: ['gold.muthoot.example'], documents: ['pan_card', 'aadhaar', 'gold'] },
    indiagold: { asks: [], hosts: ['app.indiagold.example'], way: 'app', documents: ['pan_card', 'aadhaar', 'gold'] },
    ledgerleaf: {
      asks: ['account_number', 'ifsc'],
      hosts: ['apply.ledgerleaf.example'],
      documents: ['pan_card', 'bank_statement', 'gst_returns'],
    },
    'flintway-loans': {
      asks: ['loan_purpose'],
      hosts: ['apply.flintway-loans.example'],
      documents: ['pan_card', 'bank_statement', 'gst_returns'],
    },
    'acacia-housing-finance': {
      asks: ['marital_status', 'household_income'],
      hosts: ['apply.acacia-housing-finance.example'],
    },
    'hornbill-home-finance': {
      asks: ['reference_name', 'reference_phone'],
      hosts: ['apply.hornbill-home-finance.example'],
    },
    'tamarind-bank': {
      asks: ['account_number', 'ifsc'],
      hosts: ['apply.tamarind-bank.example'],
      documents: ['pan_card', 'aadhaar', 'bank_statement', 'gst_returns'],
    },
    'peepal-business-finance': {
      asks: ['loan_purpose'],
      hosts: ['apply.peepal-business-finance.example'],
      documents: ['pan_card', 'bank_statement', 'gst_returns'],
    },
    'northgate-finserv': {
      asks: ['loan_purpose', 'account_number', 'ifsc'],
      hosts: ['apply.northgate-finserv.example'],
      documents: ['pan_card', 'bank_statement', 'gst_returns'],
    },
    'monsoon-credit': {
      asks: [],
      hosts: ['app.monsoon-credit.example'],
      way: 'app',
      documents: ['pan_card', 'aadhaar', 'bank_statement'],
    },
    'cobalt-bank': { asks: [], hosts: ['gold.cobalt-bank.example'], documents: ['pan_card', 'aadhaar', 'gold'] },
    'saffron-gold-loans': { asks: [], hosts: [], documents: ['pan_card', 'aadhaar', 'gold'] },
    'lotus-lane-gold': {
      asks: [],
      hosts: ['app.lotus-lane-gold.example'],
      way: 'app',
      documents: ['pan_card', 'aadhaar', 'gold'],
    },
    'banyan-fincorp': { asks: [], hosts: ['gold.banyan-fincorp.example'], documents: ['pan_card', 'aadhaar', 'gold'] },
    'harbour-line-housing': {
      asks: ['marital_status', 'household_income'],
      hosts: ['apply.harbour-line-housing.example'],
    },
    'kadamba-bank': {
      asks: ['employment_tenure', 'account_number', 'ifsc'],
      hosts: ['apply.kadamba-bank.example'],
      documents: ['pan_card', 'aadhaar', 'salary_slip', 'bank_statement'],
    },
    'coral-housing-finance': { asks: ['household_income'], hosts: ['apply.coral-housing-finance.example'] },
    'neem-tree-home-loans': { asks: ['reference_name', 'reference_phone'], hosts: [] },
  }),
)

/** A lender without an entry asks nothing and hands nobody over. */
const PLAIN: LenderProfile = { asks: [], hosts: [] }

const REFERENCE: readonly AdditionalInfoField[] = ['reference_name', 'reference_phone']

/** Whoever names another person to a lender also says that this person knows of it. */
export function lenderProfile(slug: string): LenderProfile {
  const profile = PROFILES.get(slug) ?? PLAIN
  const namesAnother = profile.asks.some((field) => REFERENCE.includes(field))
  return namesAnother ? { ...profile, asks: [...profile.asks, 'reference_told'] } : profile
}

/** True for an https address on one of the lender's listed hosts, without credentials or port. */
export function isListedHandover(slug: string, address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return plain && lenderProfile(slug).hosts.includes(url.hostname)
}
