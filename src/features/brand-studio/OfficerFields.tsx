import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { inEveryLocale, localeFacts, LOCALES } from '#src/contract/entities/shared/language.ts'
import { FormField } from '#src/ui/form/fields/FormField.tsx'
import { ContactFields } from './ContactFields.tsx'
import type { StudioPart } from './ContactFields.tsx'

type Officer = NonNullable<BrandTheme['officer']>

interface OfficerFieldsProps extends StudioPart {
  /** Null = the one of the settings. */
  officer: Officer | null
  onChange: (part: Pick<BrandTheme, 'officer'>) => void
}

const NOBODY: Officer = { name: inEveryLocale(() => ''), email: '', phone: '' }

/** Whom customers of a brand complain to: named in each language, or nobody of its own. */
export function OfficerFields({ officer, text, problemAt, onChange }: OfficerFieldsProps) {
  const { t } = useTranslation('brand-studio')
  const { name, email, phone } = officer ?? NOBODY
  const set = (part: Partial<Officer>) => {
    const next = { name, email, phone, ...part }
    const empty = [...LOCALES.map((locale) => next.name[locale]), next.email, next.phone].every((each) => each === '')
    onChange({ officer: empty ? null : next })
  }
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0 }}>
        {t('fields.officer.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('fields.officer.help')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          mt: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
        }}
      >
        {LOCALES.map((locale, at) => {
          const id = at === 0 ? 'officer' : `officer-name-${locale}`
          return (
            <FormField
              key={locale}
              id={`brand-${id}`}
              label={t('fields.officer.name', { language: localeFacts(locale).name })}
              optional
              error={problemAt(`officer.name.${locale}`)}
            >
              {() =>
                text(
                  id,
                  name[locale],
                  (words) => set({ name: { ...name, [locale]: words } }),
                  { maxLength: 40, lang: locale },
                  `officer.name.${locale}`,
                )
              }
            </FormField>
          )
        })}
        <ContactFields of="officer" contacts={{ email, phone }} text={text} problemAt={problemAt} onSet={set} />
      </Box>
    </Box>
  )
}
