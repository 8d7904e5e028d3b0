CREATE TABLE "license_public_keys" (
	"key_id" integer PRIMARY KEY NOT NULL,
	"signing" "bytea" NOT NULL,
	"sealing" "bytea" NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "license_public_keys_id" CHECK ("license_public_keys"."key_id" between 0 and 255)
);
