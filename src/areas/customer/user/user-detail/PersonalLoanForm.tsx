import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ServedProfile } from '#src/contract/entities/profile.ts'
import { missingSteps } from '#src/features/profile/missing-fields.ts'
import { useAutosave } from '#src/features/profile/use-autosave.ts'
import { useOnline } from '#src/features/profile/use-online.ts'
import { Note } from '#src/ui/site/Note.tsx'
import { AnswersAside } from './AnswersAside.tsx'
import { slugOf, screenOfSlug, STEPS } from './form-steps.ts'
import type { FormScreen } from './form-steps.ts'
import { StepForm } from './StepForm.tsx'
import { StepHeader } from './StepHeader.tsx'
import { SummaryStep } from './SummaryStep.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'
import { useFinish } from './use-finish.ts'

/** The wizard: where the customer is comes from the address bar, what they answered from the server and the autosave. */
export function PersonalLoanForm({ profile }: { profile: ServedProfile }) {
  const { t } = useTranslation('profile')
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [firstOpen] = useState(() => missingSteps(profile)[0] ?? 'personalInformation')
  const screen = screenOfSlug(params.get('step')) ?? firstOpen
  const { autosave, state } = useAutosave(profile.user_id)
  const online = useOnline()
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(screen)

  const open = (next: FormScreen) => setParams({ step: slugOf(next) })
  const { finish, finishing, failure } = useFinish(profile.user_id, autosave, open)

  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [screen])

  const position = screen === 'summary' ? STEPS.length : STEPS.indexOf(screen)
  const done = () => {
    const next = STEPS[position + 1]
    if (next) open(next)
    else if (wide) void finish()
    else open('summary')
  }
  const back = () => {
    const before = STEPS[position - 1]
    if (before) open(before)
    else void navigate('/products')
  }
  const later = () => {
    void autosave.flush()
    void navigate('/products')
  }

  const header = (
    <>
      <StepHeader screen={screen} state={state} onRetry={() => void autosave.flush()} />
      {!online && <OfflineNote />}
      <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ mt: 6, outline: 'none' }}>
        {t(`${screen}.title`)}
      </Typography>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t(`${screen}.lead`)}</Typography>
      <UpdateNotice profile={profile} onOpen={open} />
      {failure && (
        <Box sx={{ mt: 5 }}>
          <Note tone="err" role="alert">
            {failure}
          </Note>
        </Box>
      )}
    </>
  )
  const shared = {
    profile,
    header,
    aside: wide && <AnswersAside profile={profile} current={screen} onOpen={open} />,
    busy: finishing,
    onBack: back,
    onLater: later,
  }
  if (screen === 'summary') return <SummaryStep {...shared} onOpen={open} onDone={() => void finish()} />
  const last = position === STEPS.length - 1 && wide
  return <StepForm key={screen} {...shared} step={screen} autosave={autosave} last={last} onDone={done} />
}

function OfflineNote() {
  const { t } = useTranslation('profile')
  return (
    <Box sx={{ mt: 4 }}>
      <Note tone="warn" role="status">
        <b>{t('offline.title')}</b> {t('offline.text')}
      </Note>
    </Box>
  )
}
