import type { ComponentType } from 'react';

/** What stands around every signed-in page; visitors never need it. */
export abstract class ShellParts {
  abstract readonly PageFooter: ComponentType;
  abstract readonly PageHeader: ComponentType;
}

/** What stands around every signed-in page and can wait until that is shown. */
export abstract class LateShellParts {
  abstract readonly DisplayChoices: ComponentType;
  abstract readonly FooterDisclaimer: ComponentType;
  abstract readonly HelpButton: ComponentType;
  abstract readonly IdleWatch: ComponentType;
  abstract readonly LateParts: ComponentType;
  abstract readonly MainMenu: ComponentType;
}

/** The chatbot of others, which few portals have. */
export abstract class ChatbotParts {
  abstract readonly ChatbotPanel: ComponentType;
}
