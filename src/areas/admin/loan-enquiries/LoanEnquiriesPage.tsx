import { useTranslation } from 'react-i18next'
import { ENQUIRY_QUEUES } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import { ENQUIRY_DAYS } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { BesideTitle } from '#src/ui/page/BesideTitle.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { UrlTabs } from '#src/ui/page/UrlTabs.tsx'
import { EnquiryQueueTable } from './EnquiryQueueTable.tsx'
import { useDeskEnquiries } from './hooks.ts'

/** Enquiries for loans that nobody offers online, queue by queue; which one is open stands in the address. */
export function LoanEnquiriesPage() {
  const { t } = useTranslation(['enquiry-desk', 'staff-titles'])
  const counts = useDeskEnquiries({ size: '25' }).data?.counts
  return (
    <>
      <TitleRow
        beside={
          <BesideTitle>
            <ReportViews page="loan-enquiries" tables={['loan-enquiries']} />
          </BesideTitle>
        }
      >
        <PageTitle lead={t('lead', { days: ENQUIRY_DAYS })}>{t('staff-titles:loanEnquiries')}</PageTitle>
      </TitleRow>
      <UrlTabs
        tabs={ENQUIRY_QUEUES}
        label={t('queues')}
        nameOf={(queue) => {
          const count = counts?.find((each) => each.queue === queue)?.count
          return count === undefined ? t(`queue.${queue}`) : t('counted', { name: t(`queue.${queue}`), count })
        }}
      >
        {(queue) => <EnquiryQueueTable key={queue} queue={queue} />}
      </UrlTabs>
    </>
  )
}
