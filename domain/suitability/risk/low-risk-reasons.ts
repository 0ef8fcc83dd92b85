/** The age from which a client is set to low risk, in years [SUIT-35]. */
export const lowRiskAge = 65;

/** Why a client is set to low risk whatever the answers: age, education, or a severe-illness certificate [SUIT-35..37]. */
export const lowRiskReasonNames = ['age', 'education', 'severe-illness'] as const;

/** One of those reasons. */
export type LowRiskReason = (typeof lowRiskReasonNames)[number];

/** The facts that decide over it, the age in years. */
export type LowRiskGrounds = {
  readonly age: number;
  readonly educationJuniorHighOrBelow: boolean;
  readonly severeIllness: boolean;
};

/** Every reason that applies to a client; none for most [SUIT-35..37]. */
export function lowRiskReasons({
  age,
  educationJuniorHighOrBelow,
  severeIllness,
}: LowRiskGrounds): readonly LowRiskReason[] {
  const applies: Readonly<Record<LowRiskReason, boolean>> = {
    age: age >= lowRiskAge,
    education: educationJuniorHighOrBelow,
    'severe-illness': severeIllness,
  };
  return lowRiskReasonNames.filter((reason) => applies[reason]);
}
