// A last label that begins with a letter: dotted numbers are an address, not a name.
const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/
const HOST_NAME_LENGTH = 253

/** True for a full host name in lower case: no scheme, port, path or number address; ASCII labels joined by dots. */
export function isHostName(value: string): boolean {
  return value.length <= HOST_NAME_LENGTH && HOST_NAME.test(value)
}

/** True for a name that only ever stands for a machine nearby; what a public name resolves to is another question. */
export function isLocalHostName(value: string): boolean {
  return !value.includes('.') || /\.(?:localhost|local|internal|intranet|home|lan|arpa)\.?$/.test(value)
}

/** A host name as a person or a `Host` header gives it, as it is compared: lower case, no port, no full stop at the end. */
export function tidyHostName(value: string): string {
  return value.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}
