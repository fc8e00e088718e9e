import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { otp } from '#src/contract/rules/codes/otp-schema.ts'
import { isEmail } from '#src/contract/rules/person/email.ts'
import { isPhone } from '#src/contract/rules/person/phone.ts'
import { string } from '#src/contract/yup.ts'
import { fieldError, isAboutTheDigits, otpErrorText } from '#src/lib/http/otp-error.ts'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useRefusedDigits } from '#src/ui/site/use-refused-digits.ts'
import { useContactCode } from '../hooks.ts'

export type Channel = 'mobile' | 'email'

/** A code on its way: when another may be asked for, and whether this one is late. */
interface Sent {
  resendAt: number
  late: boolean
}

const nothingSchema = strictObject({})
const newSchema = (mobile: boolean) =>
  strictObject({
    old_otp: otp.defined(),
    destination: string().test('contact', mobile ? 'rules:phone.invalid' : 'rules:email.invalid', (value = '') =>
      mobile ? isPhone(value) : value !== '' && isEmail(value.toLowerCase()),
    ),
  })
const otpSchema = strictObject({ otp: otp.defined() })

const sentNow = ({ resend_in, late }: { resend_in: number; late: boolean }): Sent => ({
  resendAt: Date.now() + resend_in * 1000,
  late,
})

/**
 * The three steps of another contact that signs in, each a form: a code to the one that signs in now, that code with the new
 * contact, and the code of the new one. What was typed in one stays when another refuses.
 */
export function useContactChange(channel: Channel, start: string, onVerified: (value: string) => void) {
  const { t } = useTranslation('verification')
  const { send, verify } = useContactCode()
  const [step, setStep] = useState<'agree' | 'ask' | 'prove'>('agree')
  const [oldSent, setOldSent] = useState<Sent | null>(null)
  const [newSent, setNewSent] = useState<Sent | null>(null)
  const [goal, setGoal] = useState<{ field: 'old_otp' | 'destination' | 'otp' } | null>(null)
  const refusedOld = useRefusedDigits()
  const refusedNew = useRefusedDigits()

  const agree = useContractForm('sendContactCode', nothingSchema, {
    start: {},
    send: () => send.mutateAsync({ channel }),
    done: (answer) => {
      setOldSent(sentNow(answer))
      refusedOld.forget()
      setStep('ask')
      ask.hands.resetField('old_otp')
      ask.fail(null)
      setGoal({ field: 'old_otp' })
    },
    failureIn: 'form',
  })
  const ask = useContractForm('sendContactCode', newSchema(channel === 'mobile'), {
    start: { old_otp: '', destination: start },
    body: ({ old_otp, destination }) => ({ old_otp, destination: destination.trim() }),
    send: ({ old_otp, destination }) =>
      refusedOld.send(old_otp, () => send.mutateAsync({ channel, destination, old_otp })),
    done: (answer) => {
      setNewSent(sentNow(answer))
      refusedNew.forget()
      setStep('prove')
      prove.hands.reset()
      prove.fail(null)
      setGoal({ field: 'otp' })
    },
    refused: (error) => {
      if (isAboutOld(error) || isAboutTheDigits(error)) refuseOld(error)
      else if (fieldError(error, 'destination') === undefined) ask.fail(error)
      else return false
      return true
    },
  })
  const prove = useContractForm('verifyContactCode', otpSchema, {
    start: { otp: '' },
    send: ({ otp: digits }) =>
      refusedNew.send(digits, () => verify.mutateAsync({ otp: digits, old_otp: ask.hands.getValues('old_otp') })),
    done: ({ data }) => onVerified(data[channel].value),
    refused: (error) => {
      if (isAboutOld(error)) {
        // It was right a moment ago: its time is over, and the digits of the new one are not at fault.
        refusedNew.forget()
        setStep('ask')
        refuseOld(error)
        return true
      }
      if (isAboutTheDigits(error)) prove.hands.setError('otp', { type: 'server', message: otpErrorText(error, t) })
      else prove.fail(error)
      setGoal({ field: 'otp' })
      return true
    },
  })
  const isAboutOld = (error: unknown): boolean => fieldError(error, 'old_otp') !== undefined
  const refuseOld = (error: unknown) => {
    ask.hands.setError('old_otp', { type: 'server', message: otpErrorText(error, t) })
    setGoal({ field: 'old_otp' })
  }
  // Once the step that has the field stands.
  const focus = useEffectEvent(() => {
    if (goal?.field === 'otp') prove.hands.setFocus('otp', { shouldSelect: true })
    else if (goal) ask.hands.setFocus(goal.field, { shouldSelect: true })
  })
  useEffect(() => focus(), [goal])
  return {
    agree,
    ask,
    prove,
    step,
    oldSent,
    newSent,
    busy: agree.busy || ask.busy || prove.busy,
    /** What is said below the step that stands. */
    failure:
      step === 'prove'
        ? (prove.failure ?? ask.failure)
        : step === 'ask'
          ? (ask.failure ?? agree.failure)
          : agree.failure,
    /** The contact as it is typed now. */
    destination: () => ask.hands.getValues('destination').trim(),
    /** Back to the new contact, which was mistyped or opens another account. */
    another: () => {
      setStep('ask')
      for (const form of [ask, prove]) form.fail(null)
      setGoal({ field: 'destination' })
    },
  }
}
