ALTER TABLE "admin_invitations" ADD COLUMN "role" text DEFAULT 'admin' NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_invitations" ADD CONSTRAINT "admin_invitations_role_known" CHECK ("admin_invitations"."role" in ('admin', 'user')) NOT VALID;--> statement-breakpoint
ALTER TABLE "admin_invitations" VALIDATE CONSTRAINT "admin_invitations_role_known";
