import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { PRODUCT_KIND_NAMES } from '#src/contract/brands/brand.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import { FONT_FAMILIES } from '#src/contract/brands/font-files.ts'
import { DEVANAGARI_FAMILY } from '#src/contract/brands/fonts.ts'
import { FONT_KEYS } from '#src/contract/entities/brands/brand-theme.ts'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { inEveryLocale, localeFacts, LOCALES } from '#src/contract/entities/shared/language.ts'
import { isEnquiryKind } from '#src/contract/marketed-kinds.ts'
import { tidyHostName } from '#src/contract/rules/web/host-name.ts'
import { FormField } from '#src/ui/form/fields/FormField.tsx'
import { SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { ColourField } from './ColourField.tsx'
import type { Unfinished } from './ColourField.tsx'
import { ContrastShort } from './ContrastGuard.tsx'
import type { StudioOf } from './hooks.ts'
import { LogoField } from './LogoField.tsx'
import { OfficerFields } from './OfficerFields.tsx'
import { problemWords } from './problem-words.ts'
import { SupportFields } from './SupportFields.tsx'

interface ThemeFieldsProps {
  of: StudioOf
  theme: BrandTheme
  base: Brand
  /** Message keys or words, by the path of a field. */
  problems: Readonly<Record<string, string>>
  unfinished: Unfinished
  locked: boolean
  onChange: (part: Partial<BrandTheme>) => void
  onUnfinished: (typed: Unfinished) => void
}

const NO_WORDS = inEveryLocale(() => '')

/** Everything that a version of a brand says. */
export function ThemeFields(props: ThemeFieldsProps) {
  const { of, theme, base, problems, unfinished, locked, onChange, onUnfinished } = props
  const { t } = useTranslation(['brand-studio', 'products'])
  const { t: ruled } = useTranslation('rules')
  const problemAt = (path: string): string | null => {
    const key = Object.keys(problems).find((each) => each === path || each.startsWith(`${path}[`))
    const part = path.split('.')[0] as keyof BrandTheme
    return key === undefined ? null : problemWords(problems[key] ?? '', t(`change.${part}`), ruled)
  }
  const headline = theme.headline ?? NO_WORDS
  const text = (id: string, value: string, onText: (value: string) => void, more: object = {}, path = id) => (
    <OutlinedInput
      id={`brand-${id}`}
      size="small"
      value={value}
      disabled={locked}
      error={problemAt(path) !== null}
      onChange={(event) => onText(event.target.value)}
      inputProps={{ autoComplete: 'off', ...more }}
    />
  )
  return (
    <SettingsCard title={t('fields.title')}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <FormField id="brand-name" label={t('fields.name')} error={problemAt('name')}>
          {() => text('name', theme.name, (name) => onChange({ name }), { maxLength: 40 })}
        </FormField>
        {(['primary', 'secondary'] as const).map((name) => (
          <ColourField
            key={name}
            name={name}
            theme={theme}
            unfinished={unfinished[name]}
            locked={locked}
            problem={problemAt(name)}
            onChange={(colour) => onChange({ [name]: colour })}
            onUnfinished={(typed) => onUnfinished({ [name]: typed })}
          />
        ))}
        <ContrastShort theme={theme} />
        <FormField
          id="brand-font"
          label={t('fields.font')}
          help={t('fields.fontHelp', { font: FONT_FAMILIES[theme.font].family, hindi: DEVANAGARI_FAMILY })}
        >
          {(describedBy) => (
            <Select
              native
              size="small"
              value={theme.font}
              disabled={locked}
              onChange={(event) => onChange({ font: event.target.value })}
              inputProps={{ id: 'brand-font', 'aria-describedby': describedBy }}
            >
              {FONT_KEYS.map((key) => (
                <option key={key} value={key}>
                  {FONT_FAMILIES[key].family}
                </option>
              ))}
            </Select>
          )}
        </FormField>
        <LogoField
          id="brand-logo"
          of={of}
          label={t('fields.logo')}
          logo={theme.logo === null ? base.logo : { shapes: [], picture: theme.logo }}
          theme={theme}
          locked={locked}
          problem={problemAt('logo')}
          onKept={(logo) => onChange({ logo })}
          onBack={theme.logo === null ? undefined : () => onChange({ logo: null })}
        />
        <FormField
          id="brand-co_brand"
          label={t('fields.coBrand')}
          optional
          help={t('fields.coBrandHelp')}
          error={problemAt('co_brand.name') ?? problemAt('co_brand.logo')}
        >
          {() =>
            text('co_brand', theme.co_brand?.name ?? '', (name) =>
              onChange({ co_brand: name === '' ? null : { name, logo: theme.co_brand?.logo ?? '' } }),
            )
          }
        </FormField>
        {theme.co_brand && (
          <LogoField
            id="brand-co_brand-logo"
            of={of}
            label={t('fields.coBrandLogo')}
            logo={{ shapes: [], ...(theme.co_brand.logo && { picture: theme.co_brand.logo }) }}
            theme={theme}
            locked={locked}
            problem={null}
            onKept={(logo) => onChange({ co_brand: { name: theme.co_brand?.name ?? '', logo } })}
          />
        )}
        {LOCALES.map((locale) => (
          <FormField
            key={locale}
            id={`brand-headline${locale === LOCALES[0] ? '' : `-${locale}`}`}
            label={t('fields.headline', { language: localeFacts(locale).name })}
            optional
            error={problemAt(`headline.${locale}`)}
          >
            {() =>
              text(
                `headline${locale === LOCALES[0] ? '' : `-${locale}`}`,
                headline[locale],
                (words) => {
                  const next = { ...headline, [locale]: words }
                  onChange({ headline: LOCALES.some((each) => next[each] !== '') ? next : null })
                },
                { maxLength: 80, lang: locale },
              )
            }
          </FormField>
        ))}
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }} id="brand-products" tabIndex={-1}>
          <Typography component="legend" variant="subtitle1" sx={{ p: 0 }}>
            {t('fields.products')}
          </Typography>
          {PRODUCT_KIND_NAMES.map((kind) => (
            <FormControlLabel
              key={kind}
              sx={{ display: 'flex', mr: 0 }}
              disabled={locked}
              label={t(isEnquiryKind(kind) ? `products:enquiries.${kind}` : `products:kinds.${kind}.name`)}
              control={
                <Checkbox
                  checked={theme.products.includes(kind)}
                  onChange={(_, checked) =>
                    onChange({
                      products: checked
                        ? PRODUCT_KIND_NAMES.filter((each) => each === kind || theme.products.includes(each))
                        : theme.products.filter((each) => each !== kind),
                    })
                  }
                />
              }
            />
          ))}
          {problemAt('products') && <FormHelperText error>{problemAt('products')}</FormHelperText>}
        </Box>
        <FormField
          id="brand-hosts"
          label={t('fields.hosts')}
          optional
          help={t('fields.hostsHelp')}
          error={problemAt('hosts')}
        >
          {() => (
            <OutlinedInput
              id="brand-hosts"
              multiline
              minRows={2}
              disabled={locked}
              error={problemAt('hosts') !== null}
              defaultValue={theme.hosts.join('\n')}
              onChange={(event) =>
                onChange({
                  hosts: event.target.value
                    .split(/[\s,]+/)
                    .map(tidyHostName)
                    .filter((host) => host !== ''),
                })
              }
              inputProps={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, inputMode: 'url' }}
            />
          )}
        </FormField>
        <SupportFields support={theme.support} text={text} problemAt={problemAt} onChange={onChange} />
        <OfficerFields officer={theme.officer ?? null} text={text} problemAt={problemAt} onChange={onChange} />
      </Box>
    </SettingsCard>
  )
}
