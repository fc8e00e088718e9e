import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { pathTo } from '#src/contract/path-to.ts'
import { useLenders } from '#src/features/lenders-admin/hooks.ts'
import { usePartners } from '#src/features/partners-admin/hooks.ts'
import { PartnerRevenue, PartnerUtm } from '#src/features/partners-admin/PartnerFacts.tsx'
import { errorText } from '#src/lib/toast.ts'
import { FormField } from '#src/ui/form/fields/FormField.tsx'
import { ChevronIcon } from '#src/ui/form/icons.tsx'

/** What belongs to cards without being one: the partner's UTM id and revenue, and the way to a lender's data. */
export function OtherData() {
  const { t } = useTranslation('credit-cards')
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <Card component="section" variant="outlined" aria-labelledby={id} sx={{ mt: 6, p: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h4" component="h2" id={id}>
          {t('others.title')}
        </Typography>
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'others.hide' : 'others.show')}
        </Button>
      </Box>
      {open && <Choices />}
    </Card>
  )
}

function Choices() {
  const { t } = useTranslation('credit-cards')
  const partners = usePartners()
  const lenders = useLenders()
  const [partnerId, setPartnerId] = useState('')
  const [lenderId, setLenderId] = useState('')
  const partner = partners.data?.find(({ id }) => String(id) === partnerId)
  const lender = lenders.data?.find(({ lender_id }) => String(lender_id) === lenderId)
  const failure = partners.error ?? lenders.error
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        mt: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {failure && (
        <Typography role="alert" color="error" sx={{ gridColumn: '1 / -1' }}>
          {errorText(failure)}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Choice
          id="field-other_partner"
          label={t('others.partner')}
          value={partnerId}
          onChange={setPartnerId}
          choices={(partners.data ?? []).map(({ id, name }) => ({ id: String(id), name }))}
        />
        {partner && <PartnerUtm key={`utm-${partner.id}`} partner={partner} />}
        {partner && <PartnerRevenue key={`revenue-${partner.id}`} partner={partner} />}
      </Box>
      <Box>
        <Choice
          id="field-other_lender"
          label={t('others.lender')}
          value={lenderId}
          onChange={setLenderId}
          choices={(lenders.data ?? []).map(({ lender_id, name }) => ({ id: String(lender_id), name }))}
        />
        {lender && (
          <Link
            component={RouterLink}
            to={pathTo('lenders/:lenderId', { lenderId: lender.lender_id })}
            sx={{ display: 'inline-block', mt: 3, py: 2.5 }}
          >
            {t('others.edit', { name: lender.name })}
          </Link>
        )}
      </Box>
    </Box>
  )
}

interface ChoiceProps {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  choices: readonly { id: string; name: string }[]
}

function Choice({ id, label, value, onChange, choices }: ChoiceProps) {
  const { t } = useTranslation('form')
  return (
    <FormField id={id} label={label}>
      {() => (
        <Select
          native
          value={value}
          onChange={(event) => onChange(event.target.value)}
          IconComponent={ChevronIcon}
          inputProps={{ id }}
        >
          <option value="">{t('choose')}</option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  )
}
