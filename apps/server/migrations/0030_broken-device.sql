ALTER TABLE "activations" ADD COLUMN "box_serial" text;--> statement-breakpoint
ALTER TABLE "warranty_claims" ADD COLUMN "device_id" "bytea";--> statement-breakpoint
ALTER TABLE "warranty_claims" ADD CONSTRAINT "warranty_claims_device_id_length" CHECK (length("warranty_claims"."device_id") = 10) NOT VALID;--> statement-breakpoint
ALTER TABLE "warranty_claims" VALIDATE CONSTRAINT "warranty_claims_device_id_length";