CREATE TABLE "passkey_challenges" (
	"cookie_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"client_id" text NOT NULL,
	"nonce" text,
	"relying_party" text NOT NULL,
	"origin" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_cookie_hash_purpose_pk" PRIMARY KEY("cookie_hash","purpose")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"relying_party" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_cookie_hash_sessions_cookie_hash_fk" FOREIGN KEY ("cookie_hash") REFERENCES "public"."sessions"("cookie_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_nonce_re_authentications_nonce_fk" FOREIGN KEY ("nonce") REFERENCES "public"."re_authentications"("nonce") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkeys_client" ON "passkeys" USING btree ("client_id");