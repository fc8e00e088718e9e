import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { DeskEnquiry } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { Part } from '#src/features/desk/Part.tsx'
import { languageName } from '#src/ui/language/language-name.ts'

/** Who asks; name, number and address are masked here, and found in the customer's record. */
export function EnquiryOwner({ enquiry }: { enquiry: DeskEnquiry }) {
  const { t } = useTranslation('enquiry-desk')
  const { customer, user_id, mobile, email, language, consented, reference } = enquiry
  return (
    <Part title={t('owner.title')}>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {t(customer === '' ? 'customerNumber' : 'customer', { name: customer, id: user_id })}
      </Typography>
      {mobile !== '' && <Typography variant="body2">{mobile}</Typography>}
      {email !== '' && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 2 }}>
        {t('owner.language', { language: languageName(language) })}
      </Typography>
      <Typography variant="body2">{t(consented ? 'owner.consented' : 'owner.noConsent')}</Typography>
      <Link
        component={RouterLink}
        to={withQuery(pathTo('csr-portal'), { find: reference })}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {t('owner.record')}
      </Link>
    </Part>
  )
}
