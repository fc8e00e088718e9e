import type { ENDPOINTS } from '#src/contract/endpoints.ts'
import { mergeRows } from '#src/contract/merge-rows.ts'
import type { Handlers } from '../http/handler.ts'
import { adminApprovalRoutes } from './admin/approvals.ts'
import { adminAuditRoutes } from './admin/audit.ts'
import { adminBrandRoutes } from './admin/brands.ts'
import { adminCsrRoutes } from './admin/callers.ts'
import { adminCallRoutes } from './admin/calls.ts'
import { adminCardsRoutes } from './admin/catalogue-cards.ts'
import { adminLendersRoutes } from './admin/catalogue-lenders.ts'
import { adminStatusWordsRoutes } from './admin/catalogue-status-words.ts'
import { adminBulkRoutes } from './admin/catalogue-switches.ts'
import { adminCriteriaRoutes } from './admin/criteria.ts'
import { adminRevenueRoutes } from './admin/earnings.ts'
import { adminEnquiryRoutes } from './admin/enquiries.ts'
import { adminInternalReportRoutes } from './admin/figures-internal-report.ts'
import { adminSavedViewRoutes } from './admin/figures-saved-views.ts'
import { adminFiguresRoutes } from './admin/figures.ts'
import { adminRoutes } from './admin/identity.ts'
import { adminImportsRoutes } from './admin/imports.ts'
import { adminTrackingLinkRoutes } from './admin/leads.ts'
import { adminLenderMattersRoutes } from './admin/matters.ts'
import { adminMerchantsRoutes } from './admin/merchants.ts'
import { adminMessageRoutes } from './admin/messages.ts'
import { adminEligibilityRoutes } from './admin/offers-eligibility.ts'
import { adminJobsRoutes } from './admin/operations.ts'
import { adminPartnersRoutes } from './admin/partners.ts'
import { adminPaymentRunRoutes } from './admin/paying-runs.ts'
import { adminTaxRoutes } from './admin/paying-tax.ts'
import { adminErasureRoutes } from './admin/privacy-erasures.ts'
import { adminLegalHoldRoutes } from './admin/privacy-legal-holds.ts'
import { adminLenderBillsRoutes } from './admin/reconciliation-bills.ts'
import { adminReconciliationRoutes } from './admin/reconciliation.ts'
import { adminSearchRoutes } from './admin/search.ts'
import { ownStaffRoutes, staffEntryRoutes, staffRoutes } from './admin/staff.ts'
import { adminTicketRoutes } from './admin/support.ts'
import { applicationCareRoutes } from './customer/applications-care.ts'
import { detailRoutes } from './customer/applications-details.ts'
import { lenderOtpRoutes } from './customer/applications-lender-otp.ts'
import { applicationRoutes } from './customer/applications.ts'
import { cardRoutes } from './customer/catalogue-cards.ts'
import { insuranceRoutes } from './customer/catalogue-insurance.ts'
import { voucherRoutes } from './customer/catalogue-vouchers.ts'
import { enquiryRoutes } from './customer/enquiries.ts'
import { signInContactRoutes } from './customer/identity-contacts.ts'
import { transferRoutes } from './customer/identity-transfers.ts'
import { customerSessionRoutes } from './customer/identity.ts'
import { loanRoutes } from './customer/loans.ts'
import { offerRoutes } from './customer/offers.ts'
import { consentRoutes } from './customer/privacy-consents.ts'
import { privacyRoutes } from './customer/privacy.ts'
import { profileRoutes } from './customer/profile.ts'
import { ticketRoutes } from './customer/support.ts'
import { partnerBrandRoutes } from './partner/brands.ts'
import { partnerEarningsRoutes } from './partner/earnings.ts'
import { partnerRoutes } from './partner/identity.ts'
import { partnerIntegrationRoutes } from './partner/integration.ts'
import { partnerLeadsRoutes } from './partner/leads.ts'
import { partnerFunnelRoutes } from './partner/partners-funnel.ts'
import { partnerReferralRoutes } from './partner/partners-referrals.ts'
import { partnerSettingsRoutes } from './partner/partners-settings.ts'
import { partnerSupportRoutes } from './partner/support.ts'
import { lenderWebhookRoutes } from './public/applications-lender-webhooks.ts'
import { partnerThemeRoutes } from './public/brands.ts'
import { methodRoutes } from './public/catalogue-method.ts'
import { cookieRoutes } from './public/identity-cookies.ts'
import { openingRoutes } from './public/identity-opening.ts'
import { otpRoutes } from './public/identity-otp.ts'
import { signInRoutes } from './public/identity-sign-in.ts'
import { partnerApiRoutes } from './public/integration.ts'
import { prospectRoutes } from './public/leads-prospects.ts'
import { merchantRoutes } from './public/merchants.ts'
import { smsReportRoutes } from './public/messages-sms-reports.ts'
import { reportRoutes } from './public/operations-browser-reports.ts'
import { demoRoutes } from './public/operations-demo.ts'
import { healthRoutes } from './public/operations-health.ts'
import { openApiRoutes } from './public/operations-openapi.ts'
import { searchListRoutes } from './public/profile-search-lists.ts'
import { languageRoutes } from './public/shared-languages.ts'
import { helpRequestRoutes } from './public/support-help-requests.ts'
import { mailInRoutes } from './public/support-mail.ts'

/** One handler for every row of the contract; the server checks the pairing again when it starts. */
export const HANDLERS = mergeRows(
  healthRoutes,
  methodRoutes,
  openApiRoutes,
  openingRoutes,
  prospectRoutes,
  otpRoutes,
  cookieRoutes,
  signInRoutes,
  partnerThemeRoutes,
  searchListRoutes,
  languageRoutes,
  helpRequestRoutes,
  lenderWebhookRoutes,
  mailInRoutes,
  smsReportRoutes,
  reportRoutes,
  demoRoutes,
  profileRoutes,
  signInContactRoutes,
  offerRoutes,
  applicationRoutes,
  consentRoutes,
  cardRoutes,
  insuranceRoutes,
  voucherRoutes,
  privacyRoutes,
  ticketRoutes,
  enquiryRoutes,
  merchantRoutes,
  transferRoutes,
  lenderOtpRoutes,
  applicationCareRoutes,
  loanRoutes,
  detailRoutes,
  customerSessionRoutes,
  adminRoutes,
  staffEntryRoutes,
  staffRoutes,
  ownStaffRoutes,
  adminCardsRoutes,
  adminLendersRoutes,
  adminStatusWordsRoutes,
  adminJobsRoutes,
  adminLenderMattersRoutes,
  adminCriteriaRoutes,
  adminRevenueRoutes,
  adminPartnersRoutes,
  adminAuditRoutes,
  adminEligibilityRoutes,
  adminImportsRoutes,
  adminReconciliationRoutes,
  adminLenderBillsRoutes,
  adminInternalReportRoutes,
  adminFiguresRoutes,
  adminSearchRoutes,
  adminSavedViewRoutes,
  adminBrandRoutes,
  adminBulkRoutes,
  adminLegalHoldRoutes,
  adminCallRoutes,
  adminCsrRoutes,
  adminErasureRoutes,
  adminTrackingLinkRoutes,
  adminMessageRoutes,
  adminApprovalRoutes,
  adminPaymentRunRoutes,
  adminTaxRoutes,
  adminTicketRoutes,
  adminEnquiryRoutes,
  partnerRoutes,
  partnerLeadsRoutes,
  partnerBrandRoutes,
  partnerEarningsRoutes,
  partnerSupportRoutes,
  partnerSettingsRoutes,
  partnerReferralRoutes,
  partnerIntegrationRoutes,
  partnerFunnelRoutes,
  partnerApiRoutes,
  adminMerchantsRoutes,
) satisfies Handlers<typeof ENDPOINTS>
