UPDATE "clients" SET "state" = 'pin-reset-in-progress' WHERE "state" = 'reset-in-progress';--> statement-breakpoint
UPDATE "clients" SET "state" = 'pin-not-activated' WHERE "state" = 'not-activated';
