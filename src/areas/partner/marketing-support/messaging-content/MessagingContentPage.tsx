import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { localeFacts, LOCALES } from '#src/contract/entities/shared/language.ts'
import { CHANNELS, composeMessage } from '#src/features/marketing/compose-message.ts'
import type { OwnWords } from '#src/features/marketing/compose-message.ts'
import { usePartnerBrand, usePartnerLinks, useSay } from '#src/features/marketing/hooks.ts'
import { LinkChoice } from '#src/features/marketing/LinkChoice.tsx'
import { isAdvertised, MARKETING_KINDS, onOffer } from '#src/features/marketing/marketing-products.ts'
import { MessagePreview } from '#src/features/marketing/MessagePreview.tsx'
import { mayBeSent, OwnWordsFields } from '#src/features/marketing/OwnWordsFields.tsx'
import { currentLanguage } from '#src/lib/i18n.ts'
import { ChoiceGroup } from '#src/ui/ChoiceGroup.tsx'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'

/** Texts for WhatsApp, SMS and e-mail: the partner's link and own words in them, the locked lines under them. */
export function MessagingContentPage() {
  const { t } = useTranslation(['partner-marketing', 'staff-titles'])
  const [params, setParams] = useSearchParams()
  const kinds = MARKETING_KINDS.filter(isAdvertised)
  const kind = kinds.find((each) => each === params.get('product')) ?? kinds[0] ?? 'cards'
  const channel = CHANNELS.find((each) => each === params.get('channel')) ?? 'whatsapp'
  const language = LOCALES.find((each) => each === params.get('text')) ?? currentLanguage()
  const change = (next: Record<string, string>) =>
    setParams({ product: kind, channel, text: language, ...next }, { replace: true })

  const say = useSay()
  const { brand, partner } = usePartnerBrand()
  const { query, linksOf, addressOf, plain, stopped } = usePartnerLinks([kind])
  const [chosen, setChosen] = useState<number>()
  // Until the partner writes a greeting, it is that of the text's language.
  const [own, setOwn] = useState<{ greeting: string | null; line: string }>({ greeting: null, line: '' })
  const words = { greeting: own.greeting ?? say?.(language)('text.greeting') ?? '', line: own.line }
  const onWords = ({ greeting, line }: OwnWords) =>
    setOwn({ greeting: greeting === words.greeting ? own.greeting : greeting, line })
  const waiting = <Skeleton variant="rounded" height={360} />
  const links = linksOf(kind)
  return (
    <>
      <PageTitle lead={t('messaging.lead')}>{t('staff-titles:messagingContent')}</PageTitle>
      <FilterChips
        label={t('messaging.product')}
        choices={kinds.map((value) => ({ value, label: t(`product.${value}`) }))}
        chosen={kind}
        onChoose={(each) => change({ product: each })}
        sx={{ mt: 5, gap: { xs: 2, sm: 3 } }}
      />
      <Box sx={{ mt: 5, display: 'grid', gap: 5, gridTemplateColumns: { lg: 'minmax(0, 2fr) minmax(0, 3fr)' } }}>
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
          <ChoiceGroup
            label={t('messaging.channel')}
            choices={CHANNELS.map((value) => ({ value, text: t(`messaging.channels.${value}`) }))}
            chosen={channel}
            onChoose={(next) => change({ channel: next })}
          />
          <ChoiceGroup
            label={t('messaging.language')}
            choices={LOCALES.map((value) => ({ value, text: localeFacts(value).name, lang: value }))}
            chosen={language}
            onChoose={(next) => change({ text: next })}
          />
          <LinkChoice links={links} chosen={chosen} onChange={setChosen} />
          <OwnWordsFields words={words} onChange={onWords} />
        </Box>
        <Loaded query={query} failed={t('messaging.failed')} waiting={waiting}>
          {() =>
            say && brand ? (
              <MessagePreview
                channel={channel}
                language={language}
                allowed={mayBeSent(words)}
                message={composeMessage(
                  channel,
                  {
                    kind,
                    brand: brand.name,
                    partner,
                    link: addressOf(kind, 'link', chosen),
                    offer: onOffer(kind),
                  },
                  words,
                  say(language),
                )}
              />
            ) : (
              waiting
            )
          }
        </Loaded>
      </Box>
      {query.data && links.length === 0 && (plain || stopped) && (
        <Alert severity="info" sx={{ mt: 5 }}>
          {t(stopped ? 'link.stopped' : 'link.plain')}
        </Alert>
      )}
      <Alert severity="warning" sx={{ mt: 5 }}>
        {t('messaging.remind')}
      </Alert>
    </>
  )
}
