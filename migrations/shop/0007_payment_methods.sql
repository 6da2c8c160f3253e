ALTER TABLE `charge` ADD `method` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `charge` ADD `biller_code` text;--> statement-breakpoint
ALTER TABLE `charge` ADD `qr_text` text;--> statement-breakpoint
ALTER TABLE `charge` ADD `link` text;--> statement-breakpoint
ALTER TABLE `simulated_payment` ADD `kind` text DEFAULT 'bank_transfer' NOT NULL;--> statement-breakpoint
ALTER TABLE `simulated_payment` ADD `qr_text` text;