import type { ENDPOINTS } from '#src/contract/endpoints.ts'
import { mergeRows } from '#src/contract/merge-rows.ts'
import type { Handlers } from '../http/handler.ts'
import { adminApprovalRoutes } from './admin/approvals.ts'
import { adminAuditRoutes } from './admin/audit.ts'
import { adminBrandRoutes } from './admin/brands.ts'
import { adminBulkRoutes } from './admin/bulk.ts'
import { adminCallRoutes } from './admin/calls.ts'
import { adminCardsRoutes } from './admin/cards.ts'
import { adminCriteriaRoutes } from './admin/criteria.ts'
import { adminCsrRoutes } from './admin/csr.ts'
import { adminEligibilityRoutes } from './admin/eligibility.ts'
import { adminErasureRoutes } from './admin/erasures.ts'
import { adminFiguresRoutes } from './admin/figures.ts'
import { adminImportsRoutes } from './admin/imports.ts'
import { adminInternalReportRoutes } from './admin/internal-report.ts'
import { adminJobsRoutes } from './admin/jobs.ts'
import { adminLegalHoldRoutes } from './admin/legal-holds.ts'
import { adminLenderBillsRoutes } from './admin/lender-bills.ts'
import { adminLenderMattersRoutes } from './admin/lender-matters.ts'
import { adminLendersRoutes } from './admin/lenders.ts'
import { adminEnquiryRoutes } from './admin/loan-enquiries.ts'
import { adminMerchantsRoutes } from './admin/merchants.ts'
import { adminMessageRoutes } from './admin/messages.ts'
import { adminPartnersRoutes } from './admin/partners.ts'
import { adminPaymentRunRoutes } from './admin/payment-runs.ts'
import { adminReconciliationRoutes } from './admin/reconciliation.ts'
import { adminRevenueRoutes } from './admin/revenue.ts'
import { adminSavedViewRoutes } from './admin/saved-views.ts'
import { adminSearchRoutes } from './admin/search.ts'
import { adminRoutes } from './admin/session.ts'
import { ownStaffRoutes, staffEntryRoutes, staffRoutes } from './admin/staff.ts'
import { adminStatusWordsRoutes } from './admin/status-words.ts'
import { adminTaxRoutes } from './admin/tax.ts'
import { adminTicketRoutes } from './admin/ticket-desk.ts'
import { adminTrackingLinkRoutes } from './admin/tracking-links.ts'
import { applicationCareRoutes } from './customer/application-care.ts'
import { cardRoutes } from './customer/cards.ts'
import { customerRoutes } from './customer/customer-routes.ts'
import { detailRoutes } from './customer/details.ts'
import { enquiryRoutes } from './customer/enquiries.ts'
import { insuranceRoutes } from './customer/insurance.ts'
import { lenderOtpRoutes } from './customer/lender-otp.ts'
import { loanRoutes } from './customer/loans.ts'
import { privacyRoutes } from './customer/privacy.ts'
import { customerSessionRoutes } from './customer/session.ts'
import { ticketRoutes } from './customer/tickets.ts'
import { transferRoutes } from './customer/transfers.ts'
import { voucherRoutes } from './customer/vouchers.ts'
import { partnerBrandRoutes } from './partner/brand.ts'
import { partnerEarningsRoutes } from './partner/earnings.ts'
import { partnerFunnelRoutes } from './partner/funnel.ts'
import { partnerIntegrationRoutes } from './partner/integration.ts'
import { partnerLeadsRoutes } from './partner/leads.ts'
import { partnerReferralRoutes } from './partner/referral.ts'
import { partnerRoutes } from './partner/session.ts'
import { partnerSettingsRoutes } from './partner/settings.ts'
import { partnerSupportRoutes } from './partner/support.ts'
import { cookieRoutes } from './public/cookies.ts'
import { demoRoutes } from './public/demo.ts'
import { healthRoutes } from './public/health.ts'
import { helpRequestRoutes } from './public/help-request.ts'
import { languageRoutes } from './public/languages.ts'
import { lenderWebhookRoutes } from './public/lender-webhooks.ts'
import { mailInRoutes } from './public/mail-in.ts'
import { merchantRoutes } from './public/merchants.ts'
import { methodRoutes } from './public/method.ts'
import { openApiRoutes } from './public/openapi.ts'
import { openingRoutes } from './public/opening.ts'
import { otpRoutes } from './public/otp.ts'
import { partnerApiRoutes } from './public/partner-api.ts'
import { partnerThemeRoutes } from './public/partner-theme.ts'
import { prospectRoutes } from './public/prospect.ts'
import { reportRoutes } from './public/reports.ts'
import { searchListRoutes } from './public/search-lists.ts'
import { signInRoutes } from './public/sign-in.ts'
import { smsReportRoutes } from './public/sms-reports.ts'

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
  customerRoutes,
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
