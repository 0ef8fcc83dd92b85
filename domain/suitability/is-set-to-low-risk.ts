/** The age from which a client is set to low risk, in years [SUIT-35]. */
export const lowRiskAge = 65;

/** Whether a client is set to low risk whatever she answers: by age, education or a severe-illness certificate [SUIT-35..37]. */
export function isSetToLowRisk(client: {
  readonly age: number;
  readonly educationJuniorHighOrBelow: boolean;
  readonly severeIllness: boolean;
}): boolean {
  return client.age >= lowRiskAge || client.educationJuniorHighOrBelow || client.severeIllness;
}
