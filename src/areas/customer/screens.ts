import { screen } from '#src/ui/screen-row.ts'
import type { ScreenRow } from '#src/ui/screen-row.ts'

/** What the screens that show offers and applications share. */
const MONEY = [
  'offers',
  'kfs',
  'score',
  'applications',
  'asked',
  'refusals',
  'lenders',
  'consents',
  'rules',
  'options',
  'form',
]

/** One landing page, with the words of one kind. */
const kindLanding = (segment: string) =>
  screen(() => import('./landing/kind/KindLandingPage.tsx'), 'KindLandingPage', [
    'landing',
    'verification',
    'products',
    'kind',
    `kind-${segment}`,
  ])

/** The module of each page, and the dictionaries that arrive with it. */
export const CUSTOMER_SCREENS = {
  kindPersonal: kindLanding('personal-loan'),
  kindGold: kindLanding('gold-loan'),
  kindBusiness: kindLanding('business-loan'),
  kindHome: kindLanding('home-loan'),
  kindStudent: kindLanding('student-loan'),
  kindTwoWheeler: kindLanding('two-wheeler-loan'),
  kindCar: kindLanding('car-loan'),
  products: {
    ...screen(() => import('./products/ProductsPage.tsx'), 'ProductsPage', ['products']),
    signedInPart: async () => (await import('./products/ProductsPage.tsx')).ResumeCard,
  },
  privacyPolicy: screen(() => import('./privacy-policy/PrivacyPolicyPage.tsx'), 'PrivacyPolicyPage', [
    'legal',
    'asked',
    'retention',
    'help',
    'our-lenders',
  ]),
  termsOfUse: screen(() => import('./terms-of-use/TermsOfUsePage.tsx'), 'TermsOfUsePage', ['legal']),
  howWeMatch: screen(() => import('./how-we-match/HowWeMatchPage.tsx'), 'HowWeMatchPage', ['legal']),
  ourLenders: screen(() => import('./our-lenders/OurLendersPage.tsx'), 'OurLendersPage', ['our-lenders']),
  needHelp: screen(() => import('./need-help/NeedHelpPage.tsx'), 'NeedHelpPage', ['help', 'rules']),
  outbox: screen(() => import('./outbox/OutboxPage.tsx'), 'OutboxPage', ['outbox', 'rules']),
  notFound: screen(() => import('./not-found/NotFoundPage.tsx'), 'NotFoundPage', ['not-found', 'layout']),
  userDetail: screen(() => import('./user/user-detail/UserDetailPage.tsx'), 'UserDetailPage', [
    'profile',
    'form',
    'rules',
    'options',
    'verification',
    'consents',
  ]),
  welcomeBack: screen(() => import('./user/welcome-back/WelcomeBackPage.tsx'), 'WelcomeBackPage', [
    'welcome',
    'form',
    'rules',
  ]),
  offers: screen(() => import('./user/offers/OffersPage.tsx'), 'OffersPage', [...MONEY, 'replay']),
  offerDetail: screen(() => import('./user/offer-detail/OfferDetailPage.tsx'), 'OfferDetailPage', [
    ...MONEY,
    'calculator',
  ]),
  creditScore: screen(() => import('./user/credit-score/CreditScorePage.tsx'), 'CreditScorePage', MONEY),
  applicationStatus: screen(
    () => import('./user/application-status/ApplicationStatusPage.tsx'),
    'ApplicationStatusPage',
    MONEY,
  ),
  loan: screen(() => import('./user/loan/LoanPage.tsx'), 'LoanPage', ['loan', 'kfs']),
  lenderJourney: screen(() => import('./user/lender-journey/LenderJourneyPage.tsx'), 'LenderJourneyPage', [
    ...MONEY,
    'form',
  ]),
  lenderDeclined: screen(() => import('./user/lender-declined/LenderDeclinedPage.tsx'), 'LenderDeclinedPage', MONEY),
  lenderSubmit: screen(() => import('./user/lender-submit/LenderSubmitPage.tsx'), 'LenderSubmitPage', MONEY),
  costCalculator: screen(() => import('./calculator/CostCalculatorPage.tsx'), 'CostCalculatorPage', ['calculator']),
  cardList: screen(() => import('./credit-cards/CardListPage.tsx'), 'CardListPage', ['cards', 'products', 'kind']),
  vouchers: screen(() => import('./vouchers/VouchersPage.tsx'), 'VouchersPage', ['vouchers', 'products', 'kind']),
  indialendsOtp: screen(() => import('./indialends-otp/IndialendsOtpPage.tsx'), 'IndialendsOtpPage', [
    ...MONEY,
    'verification',
  ]),
  merchantForm: screen(() => import('./create-merchant-form/MerchantFormPage.tsx'), 'MerchantFormPage', [
    'merchant',
    'rules',
  ]),
  merchantFormSuccess: screen(
    () => import('./create-merchant-form/MerchantFormSuccessPage.tsx'),
    'MerchantFormSuccessPage',
    ['merchant'],
  ),
  socialOnboarding: screen(() => import('./socialmedia-onboarding/SocialOnboardingPage.tsx'), 'SocialOnboardingPage', [
    'handover',
    'rules',
  ]),
  authReturn: screen(() => import('./auth/AuthReturnPage.tsx'), 'AuthReturnPage', ['handover']),
  redirect: screen(() => import('./redirect/RedirectPage.tsx'), 'RedirectPage', [
    'handover',
    'lenders',
    'applications',
  ]),
  customerSite: screen(() => import('./customer-site/CustomerSitePage.tsx'), 'CustomerSitePage', [
    'handover',
    'applications',
  ]),
  transfer: screen(() => import('./transfer/TransferPage.tsx'), 'TransferPage', ['handover']),
  goldLoanDetail: screen(() => import('./user/user-detail/gold-loan/GoldLoanDetailPage.tsx'), 'GoldLoanDetailPage', [
    'profile',
    'form',
    'rules',
    'options',
    'gold',
    'verification',
  ]),
  goldLender: screen(() => import('./user/gold-lender/GoldLenderPage.tsx'), 'GoldLenderPage', [...MONEY, 'gold']),
  housingLoanDetail: screen(
    () => import('./user/user-detail/affordable-housing-loan/HousingLoanDetailPage.tsx'),
    'HousingLoanDetailPage',
    ['profile', 'form', 'rules', 'options', 'housing', 'verification'],
  ),
  businessDetail: screen(() => import('./user/business-detail/BusinessDetailPage.tsx'), 'BusinessDetailPage', [
    'profile',
    'form',
    'rules',
    'options',
    'business',
    'verification',
  ]),
  businessWelcomeBack: screen(() => import('./user/welcome-back/WelcomeBackPage.tsx'), 'WelcomeBackPage', [
    'welcome',
    'form',
    'rules',
  ]),
  businessOffers: screen(() => import('./user/offers/OffersPage.tsx'), 'OffersPage', [...MONEY, 'replay']),
  businessOfferDetail: screen(() => import('./user/offer-detail/OfferDetailPage.tsx'), 'OfferDetailPage', [
    ...MONEY,
    'calculator',
  ]),
  creditCard: screen(() => import('./credit-card/CreditCardPage.tsx'), 'CreditCardPage', ['cards', ...MONEY]),
  insurance: screen(() => import('./user/insurance/InsurancePage.tsx'), 'InsurancePage', ['insurance', 'consents']),
  insuranceTransaction: screen(
    () => import('./user/insurance/transaction/InsuranceTransactionPage.tsx'),
    'InsuranceTransactionPage',
    ['insurance', 'asked', 'consents', 'form', 'rules'],
  ),
  loanLead: screen(() => import('./user/loan-enquiry/LoanEnquiryPage.tsx'), 'LoanEnquiryPage', [
    'enquiry',
    'form',
    'rules',
    'handover',
  ]),
  privacyCentre: screen(() => import('./privacy-centre/PrivacyCentrePage.tsx'), 'PrivacyCentrePage', [
    'privacy',
    'retention',
    'consents',
    'help',
    'form',
    'rules',
    'sign-ins',
  ]),
  tickets: screen(() => import('./my-tickets/TicketsPage.tsx'), 'TicketsPage', ['tickets', 'help', 'form', 'rules']),
} satisfies Record<string, ScreenRow>
