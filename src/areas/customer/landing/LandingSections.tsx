import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { LOCALES, DEFAULT_LOCALE, localeFacts } from '#src/contract/entities/shared/language.ts'
import { Accordion } from '#src/ui/site/Accordion.tsx'
import { Icon } from '#src/ui/site/icons.tsx'

const STEPS = ['tell', 'compare', 'apply'] as const
const PROMISES = [
  { key: 'regulated', icon: 'bank' },
  { key: 'choose', icon: 'lock' },
  { key: 'free', icon: 'rupee' },
] as const
const QUESTIONS = ['apr', 'score', 'money', 'fraud'] as const

export function HowItWorks() {
  const { t } = useTranslation('landing')
  return (
    <section className="mt40" aria-labelledby="how-title">
      <h2 className="h1" id="how-title">
        {t('how.title')}
      </h2>
      <ol className="steps3 mt20">
        {STEPS.map((step, index) => (
          <li className="row top g16" key={step}>
            <span className="stepn" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="h3">{t(`how.${step}.title`)}</h3>
              <p className="mut mt4">{t(`how.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function Promises() {
  const { t } = useTranslation('landing')
  return (
    <section className="mt40 three" aria-label={t('promises.title')}>
      {PROMISES.map(({ key, icon }) => (
        <div className="card pad-s row top g16" key={key}>
          <span className="accent">
            <Icon name={icon} size={24} />
          </span>
          <div>
            <h3 className="h4">{t(`promises.${key}.title`)}</h3>
            <p className="sm mut mt4">{t(`promises.${key}.text`)}</p>
          </div>
        </div>
      ))}
    </section>
  )
}

export function Questions() {
  const { t } = useTranslation('landing')
  return (
    <QuestionCard
      questions={QUESTIONS.map((question) => ({ ask: t(`faq.${question}.q`), answer: t(`faq.${question}.a`) }))}
    />
  )
}

interface QuestionCardProps {
  questions: readonly { ask: string; answer: string }[]
}

export function QuestionCard({ questions }: QuestionCardProps) {
  const { t } = useTranslation('landing')
  return (
    <section className="mt40" aria-labelledby="faq-title">
      <h2 className="h1" id="faq-title">
        {t('faq.title')}
      </h2>
      <div className="card faq mt16">
        {questions.map(({ ask, answer }, index) => (
          <Accordion key={ask} title={ask} open={index === 0}>
            <p>{answer}</p>
          </Accordion>
        ))}
      </div>
    </section>
  )
}

/** Film and app of the brand, where it has them. The film never starts by itself. */
export function BrandExtras() {
  const { t } = useTranslation('landing')
  const { name, welcomeVideo, appStoreLink } = useBrand()
  if (!welcomeVideo && !appStoreLink) return null
  return (
    <section className="mt40" aria-labelledby="extras-title">
      <h2 className="h1" id="extras-title">
        {t('extras.title', { brand: name })}
      </h2>
      {welcomeVideo && (
        <video
          className="video mt16"
          controls
          preload="none"
          poster={welcomeVideo.poster}
          aria-label={t('extras.video')}
        >
          <source src={welcomeVideo.src} />
          {LOCALES.map((locale) => (
            <track
              key={locale}
              kind="captions"
              srcLang={locale}
              src={welcomeVideo.captions[locale]}
              label={localeFacts(locale).name}
              default={locale === DEFAULT_LOCALE}
            />
          ))}
        </video>
      )}
      {appStoreLink && (
        <p className="mt16">
          <a className="link" href={appStoreLink} target="_blank" rel="noopener noreferrer">
            {t('extras.app', { brand: name })}
            <Icon name="arrowRight" size={18} />
          </a>
        </p>
      )}
    </section>
  )
}
