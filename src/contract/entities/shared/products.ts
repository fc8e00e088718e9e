import { GOLD_ASSESSMENT_ABOVE } from '#src/contract/constants.ts'

/**
 * The six products, word for word as stored and sent, and all that differs between them: the one place. The next product
 * is one more entry and its texts; what an entry lacks, the compiler names.
 *
 * - `kind`: its name in texts, pictures and tables; `slug`: last part of its addresses; `segment`: its landing page's, if
 *   it has one.
 * - `publicPage`: what everybody may see of it; `browsed`: that page comes before the sign-in.
 * - `pages`: where its customers begin, go on with a draft, are met again, and see what they can have. Without `offers`
 *   the start call of the product answers where to go.
 * - `answeredBy`: who decides about an application.
 *
 * Of the four that lenders answer with offers, `loan` has
 * - `min`, `max`: rupees, and `terms`: months that may be asked for. Source: specification, section 1; home loans run up
 *   to 30 years. `amountRule` says so in words.
 * - `flag`: the profile's field that says the form is complete; `updates`: those that ask for an update of it; `editing`:
 *   the session's flag of an open form.
 * - `steps` of the profile; `income`: asked by itself; `ownQuestions`: the application has some too.
 * - `security` behind the loan; `score`: lenders ask for one; `assessedAbove`: rupees from which on income counts. Source:
 *   RBI, 6 June 2025. `work`: as the customer says, a business of their own, or nobody's concern.
 */
export const PRODUCTS = {
  'Personal Loans': {
    kind: 'personal',
    slug: 'personal-loan',
    segment: 'personal-loan',
    publicPage: 'kindPersonal',
    browsed: false,
    pages: { start: 'userDetail', draft: 'offers', welcome: 'welcomeBack', offers: 'offers' },
    answeredBy: 'lender',
    loan: {
      min: 1_000,
      max: 10_00_000,
      terms: [3, 6, 9, 12, 18, 24, 36, 48, 60],
      amountRule: 'rules:loanAmount.range',
      flag: 'pl_completed',
      updates: ['pl_update_required', 'pl_se_update_required'],
      editing: 'isEditingGeneral',
      steps: ['personalInformation', 'contactDetails', 'employmentDetails', 'communicationPreferences'],
      income: false,
      ownQuestions: false,
      registered: false,
      security: null,
      score: true,
      assessedAbove: 0,
      work: 'told',
      startCall: null,
    },
  },
  'Gold Loans': {
    kind: 'gold',
    slug: 'gold-loan',
    segment: 'gold-loan',
    publicPage: 'kindGold',
    browsed: false,
    pages: { start: 'goldLoanDetail', draft: 'goldLoanDetail', welcome: 'welcomeBack' },
    answeredBy: 'lender',
    loan: {
      min: 1_500,
      max: 1_00_00_000,
      terms: [3, 6, 9, 12, 18, 24, 36],
      amountRule: 'rules:loanAmount.gold',
      flag: 'gl_completed',
      updates: [],
      editing: 'isEditingGold',
      steps: ['personalInformation', 'contactDetails'],
      income: true,
      ownQuestions: true,
      registered: false,
      security: 'gold',
      score: false,
      assessedAbove: GOLD_ASSESSMENT_ABOVE,
      work: 'any',
      startCall: 'startGoldLoan',
    },
  },
  'Business Loans': {
    kind: 'business',
    slug: 'business-loan',
    segment: 'business-loan',
    publicPage: 'kindBusiness',
    browsed: false,
    pages: {
      start: 'businessDetail',
      draft: 'businessOffers',
      welcome: 'businessWelcomeBack',
      offers: 'businessOffers',
    },
    answeredBy: 'lender',
    loan: {
      min: 50_000,
      max: 10_00_000,
      terms: [6, 9, 12, 18, 24, 36, 48, 60],
      amountRule: 'rules:loanAmount.business',
      flag: 'bl_completed',
      updates: [],
      editing: 'isEditingGeneral',
      steps: ['personalInformation', 'contactDetails', 'yourBusiness'],
      income: true,
      ownQuestions: true,
      registered: true,
      security: null,
      score: true,
      assessedAbove: 0,
      work: 'business',
      startCall: null,
    },
  },
  'Affordable Housing Loan': {
    kind: 'housing',
    slug: 'home-loan',
    segment: 'home-loan',
    publicPage: 'kindHome',
    browsed: false,
    pages: { start: 'housingLoanDetail', draft: 'offers', welcome: 'welcomeBack' },
    answeredBy: 'lender',
    loan: {
      min: 1_00_000,
      max: 25_00_000,
      terms: [36, 60, 84, 120, 144, 180, 240, 300, 360],
      amountRule: 'rules:loanAmount.housing',
      flag: 'hl_completed',
      updates: [],
      editing: 'isEditingHousing',
      steps: ['personalInformation', 'contactDetails', 'employmentDetails'],
      income: false,
      ownQuestions: true,
      registered: false,
      security: 'home',
      score: true,
      assessedAbove: 0,
      work: 'told',
      startCall: 'startHousingLoan',
    },
  },
  'Credit Cards': {
    kind: 'cards',
    slug: 'credit-cards',
    segment: 'credit-card',
    publicPage: 'cardList',
    browsed: true,
    pages: { start: 'creditCard', draft: 'creditCard' },
    answeredBy: 'bank',
  },
  'Other Insurance': {
    kind: 'insurance',
    slug: 'insurance',
    segment: null,
    publicPage: null,
    browsed: false,
    pages: { start: 'insurance', draft: 'insurance' },
    answeredBy: 'insurer',
  },
} as const
